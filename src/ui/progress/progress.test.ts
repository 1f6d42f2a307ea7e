import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { percentOf } from './progress.ts';

const amount = fc.double({ min: -1e9, max: 1e9, noNaN: true });

describe('percentOf', () => {
  it('is between 0 and 100, whatever the figures', () => {
    fc.assert(
      fc.property(amount, amount, (value, max) => {
        const percent = percentOf(value, max);
        expect(percent).toBeGreaterThanOrEqual(0);
        expect(percent).toBeLessThanOrEqual(100);
      }),
    );
  });

  it('never falls while the value grows', () => {
    fc.assert(
      fc.property(amount, amount, amount, (a, b, max) => {
        const [less, more] = [Math.min(a, b), Math.max(a, b)];
        expect(percentOf(less, max)).toBeLessThanOrEqual(Number(percentOf(more, max)));
      }),
    );
  });

  it('is 100 for a maximum of zero, such as that of a bonus without a wagering requirement', () => {
    expect(percentOf(0, 0)).toBe(100);
  });

  it('is null for an unknown value', () => {
    expect(percentOf(null, 100)).toBeNull();
  });
});
