import { describe, expect, it } from 'vitest';
import { mayFrame, providerAddress } from './providerAddress.ts';

const SITE = 'https://site.example';
const apart = { baseUrl: 'https://api.example', paymentOrigins: ['https://pay.example'] };

describe('providerAddress', () => {
  it('resolves a path against the platform’s own origin', () => {
    expect(providerAddress('/pay/1', { baseUrl: '/' }, SITE)?.href).toBe(`${SITE}/pay/1`);
    expect(providerAddress('/pay/1', apart, SITE)?.href).toBe('https://api.example/pay/1');
  });

  it('keeps an https URL', () => {
    expect(providerAddress('https://pay.example/1', apart, SITE)?.origin).toBe(
      'https://pay.example',
    );
  });

  it.each([null, 'http://pay.example/1', 'javascript:alert(1)', 'data:text/html,x', '//['])(
    'rejects %s',
    (payUrl) => {
      expect(providerAddress(payUrl, apart, SITE)).toBeUndefined();
    },
  );
});

describe('mayFrame', () => {
  it.each([
    ['https://api.example', true],
    ['https://pay.example', true],
    ['https://pay.example.evil.example', false],
    [SITE, false],
  ])('of %s is %s', (origin, may) => {
    expect(mayFrame({ origin }, apart, SITE)).toBe(may);
  });
});
