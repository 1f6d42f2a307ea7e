import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hundredthsText, parseHundredths } from './money.ts';

describe('an amount in the API', () => {
  it.each([
    ['0', 0n],
    ['0.01', 1n],
    ['0.5', 50n],
    ['500', 50_000n],
    ['500.0', 50_000n],
    ['500.00', 50_000n],
    ['48250.50', 4_825_050n],
    ['999999999999.99', 99_999_999_999_999n],
  ])('is valid as %s', (text, minor) => {
    expect(parseHundredths(text)).toBe(minor);
  });

  it.each([
    '',
    ' 500',
    '500 ',
    '500\n',
    '+500',
    '-500',
    '00',
    '0500',
    '.5',
    '5.',
    '5.000',
    '5.001',
    '5,00',
    '5,000',
    '5e3',
    '5_000',
    '0x10',
    'Infinity',
    'NaN',
    '৫০০',
    '1000000000000',
  ])('is invalid as %j', (text) => {
    expect(parseHundredths(text)).toBeUndefined();
  });

  it.each([
    [0n, '0.00'],
    [1n, '0.01'],
    [99n, '0.99'],
    [100n, '1.00'],
    [4_825_050n, '48250.50'],
    [-1n, '-0.01'],
    [-99n, '-0.99'],
    [-100n, '-1.00'],
    [-4_825_050n, '-48250.50'],
  ])('of %d minor units is written %s', (minor, text) => {
    expect(hundredthsText(minor)).toBe(text);
  });

  it('is parsed to the value that was written', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 99_999_999_999_999n }), (minor) => {
        expect(parseHundredths(hundredthsText(minor))).toBe(minor);
      }),
    );
  });
});
