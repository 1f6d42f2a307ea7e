import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countryNamedIn, type PhoneCountry } from './phoneCountry.ts';
import { readPhone } from './readPhone.ts';

const BANGLADESH = { countryCode: 'BD', countryDialingCode: '880', name: 'Bangladesh' };
const INDIA = { countryCode: 'IN', countryDialingCode: '91', name: 'India' };
const COUNTRIES: readonly PhoneCountry[] = [BANGLADESH, INDIA];

const inBengali = (text: string) =>
  text.replace(/\d/g, (digit) => String.fromCharCode(0x9e6 + Number(digit)));

describe('readPhone', () => {
  it('understands every way of writing a number, in both sets of digits', () => {
    const prefix = fc.constantFrom('0', '+880', '880', '00880', '+880 ', '+৮৮০-');
    const subscriber = fc
      .integer({ min: 0, max: 99_999_999 })
      .map((number) => `17${String(number).padStart(8, '0')}`);
    fc.assert(
      fc.property(prefix, subscriber, fc.boolean(), (before, number, bengali) => {
        const text = `${before}${number.slice(0, 4)} ${number.slice(4)}`;
        const written = { countryCode: 'BD', text: bengali ? inBengali(text) : text };
        expect(readPhone(written, COUNTRIES)).toEqual({
          e164: `+880${number}`,
          countryCode: 'BD',
          countryDialingCode: '880',
          mobileNum: number,
        });
      }),
    );
  });

  it('reads the country from a number that names one', () => {
    const read = readPhone({ countryCode: 'BD', text: '+91 98765 43210' }, COUNTRIES);
    expect(read?.countryCode).toBe('IN');
  });

  it.each(['', '017', '02 9556 123', '+44 7400 123456', 'abc'])(
    'refuses %j: no mobile number of the countries',
    (text) => {
      expect(readPhone({ countryCode: 'BD', text }, COUNTRIES)).toBeUndefined();
    },
  );

  it('rejects a country without a numbering plan', () => {
    expect(readPhone({ countryCode: 'XX', text: '01712345678' }, COUNTRIES)).toBeUndefined();
  });
});

describe('countryNamedIn', () => {
  it.each([
    ['+880', 'BD'],
    ['০০৯১ ৯৮', 'IN'],
    [' +91', 'IN'],
  ])('finds the country of %j', (text, code) => {
    expect(countryNamedIn(text, COUNTRIES)?.countryCode).toBe(code);
  });

  it.each(['', '+', '+88', '01712', '88017'])('finds none in %j', (text) => {
    expect(countryNamedIn(text, COUNTRIES)).toBeUndefined();
  });

  it('prefers the longer of two dialling codes', () => {
    const near = { countryCode: 'ZZ', countryDialingCode: '8801', name: 'Near' };
    expect(countryNamedIn('+88017', [BANGLADESH, near])).toBe(near);
  });
});
