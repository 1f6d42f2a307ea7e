import { describe, expect, it } from 'vitest';
import { conversionFault, wholePoints } from './conversion.ts';

describe('wholePoints', () => {
  it.each([
    ['100', '100.00'],
    ['১০০', '100.00'],
    ['1,200', '1200.00'],
    ['\u2068100\u2069', '100.00'],
    ['007', '7.00'],
  ])('reads %s as %s', (typed, amount) => {
    expect(wholePoints(typed)).toBe(amount);
  });

  it.each(['', ' ', '1.5', '-3', 'many', '1e3'])(
    'rejects “%s” as whole points (S7.30)',
    (typed) => {
      expect(wholePoints(typed)).toBeUndefined();
    },
  );
});

describe('conversionFault', () => {
  const config = { leastConversion: '100.00' };
  it.each([
    ['99', 'least'],
    ['100', undefined],
    ['410', undefined],
    ['411', 'most'],
    ['9'.repeat(13), 'most'],
    ['', 'missing'],
  ])('finds %s of 410.50 points to be %s (S7.30)', (typed, fault) => {
    expect(conversionFault(typed, '410.50', config)).toBe(fault);
  });
});
