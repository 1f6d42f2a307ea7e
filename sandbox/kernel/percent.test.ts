import { describe, expect, it } from 'vitest';
import { basisPointsOf, percentText } from './percent.ts';

describe('a percentage in the API', () => {
  it.each([
    [0, '0.00'],
    [5, '0.05'],
    [250, '2.50'],
    [10_000, '100.00'],
  ])('of %d basis points is %s, in both directions', (points, text) => {
    expect(percentText(points)).toBe(text);
    expect(basisPointsOf(text)).toBe(points);
  });

  it('is rejected with its text if it is invalid', () => {
    expect(() => basisPointsOf('many')).toThrow(new RangeError('many is no percent.'));
  });
});
