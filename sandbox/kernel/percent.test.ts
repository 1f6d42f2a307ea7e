import { describe, expect, it } from 'vitest';
import { basisPointsOf, percentText } from './percent.ts';

describe('a percent of the wire', () => {
  it.each([
    [0, '0.00'],
    [5, '0.05'],
    [250, '2.50'],
    [10_000, '100.00'],
  ])('of %d basis points is %s, both ways', (points, text) => {
    expect(percentText(points)).toBe(text);
    expect(basisPointsOf(text)).toBe(points);
  });

  it('is refused if it is not valid, with the text', () => {
    expect(() => basisPointsOf('many')).toThrow(new RangeError('many is no percent.'));
  });
});
