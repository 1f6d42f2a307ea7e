import { describe, expect, it } from 'vitest';
import { testBrand } from '../brand.fixture.ts';
import { securityText } from './securityText.ts';

describe('security.txt', () => {
  it('lists the contacts, the expiry, the languages and its own address (RFC 9116)', () => {
    const security = {
      contacts: ['mailto:security@zephyr.example', 'https://zephyr.example/report'],
      expires: '2027-10-31',
      policy: 'https://zephyr.example/disclosure',
    };
    const languages = { default: 'en', supported: ['en', 'bn'] };
    expect(securityText(testBrand({ security, languages }))).toBe(
      [
        'Contact: mailto:security@zephyr.example',
        'Contact: https://zephyr.example/report',
        'Expires: 2027-10-31T23:59:59Z',
        'Preferred-Languages: en, bn',
        'Canonical: https://zephyr.example/.well-known/security.txt',
        'Policy: https://zephyr.example/disclosure',
        '',
      ].join('\n'),
    );
  });

  it('is left out if the manifest has no contacts', () => {
    expect(securityText(testBrand())).toBeUndefined();
  });
});
