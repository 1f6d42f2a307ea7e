import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { latinDigits, mobileOf } from './phone.ts';

const MARKET = { dialingCodes: ['BD', 'IN'] };
const E164 = '+8801712345678';
const bengali = (text: string) =>
  text.replace(/\d/g, (digit) => String.fromCharCode(0x09e6 + Number(digit)));

describe('a mobile number', () => {
  it.each([
    '01712345678',
    '1712345678',
    '8801712345678',
    '+8801712345678',
    '+880 1712-345678',
    '০১৭১২৩৪৫৬৭৮',
    '+৮৮০১৭১২৩৪৫৬৭৮',
  ])('is parsed from %s', (text) => {
    expect(mobileOf(MARKET, text)?.number).toBe(E164);
  });

  it.each([
    ...['', '123', '+12125550100', '0171234567', '02-9555555', 'call me'],
    ...['f01712345678', '01712345678x', 'রহিম০১৭১২৩৪৫৬৭৮'],
  ])('is rejected as %j', (text) => {
    expect(mobileOf(MARKET, text)).toBeUndefined();
  });

  it('belongs to the country whose dialling code is given (S3.9)', () => {
    expect(mobileOf(MARKET, '9812345678', '91')?.number).toBe('+919812345678');
    expect(mobileOf(MARKET, '01712345678', '+880')?.number).toBe(E164);
    expect(mobileOf(MARKET, '01712345678', '44')).toBeUndefined();
  });

  it('is the same in both digit sets', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\+?[0-9]{4,15}$/), (text) => {
        expect(latinDigits(bengali(text))).toBe(text);
        expect(mobileOf(MARKET, bengali(text))?.number).toBe(mobileOf(MARKET, text)?.number);
      }),
    );
  });
});
