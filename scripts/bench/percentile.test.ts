import { describe, expect, it } from 'vitest';
import { median, percentile } from './percentile.ts';

describe('percentile', () => {
  it('is the value at the nearest rank, in any order of the values', () => {
    const values = Array.from({ length: 100 }, (_, index) => 100 - index);
    expect([0, 0.5, 0.95, 0.99, 1].map((share) => percentile(values, share))).toEqual([
      1, 50, 95, 99, 100,
    ]);
  });

  it('is infinite without values, so that no upper limit is met', () => {
    expect(percentile([], 0.99)).toBe(Number.POSITIVE_INFINITY);
  });
});

describe('median', () => {
  it('is the lower of the two middle values if their number is even', () => {
    expect(median([4, 1, 3, 2])).toBe(2);
    expect(median([3, 1, 2])).toBe(2);
  });
});
