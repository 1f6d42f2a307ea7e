import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { percentOf } from './progress.ts';

const amount = fc.double({ min: -1e9, max: 1e9, noNaN: true });

describe('the per cent of a way', () => {
  it('are never below none or above all, whatever the figures', () => {
    fc.assert(
      fc.property(amount, amount, (value, max) => {
        const percent = percentOf(value, max);
        expect(percent).toBeGreaterThanOrEqual(0);
        expect(percent).toBeLessThanOrEqual(100);
      }),
    );
  });

  it('never fall while the value grows', () => {
    fc.assert(
      fc.property(amount, amount, amount, (a, b, max) => {
        const [less, more] = [Math.min(a, b), Math.max(a, b)];
        expect(percentOf(less, max)).toBeLessThanOrEqual(Number(percentOf(more, max)));
      }),
    );
  });

  it('are all of a way of no length, such as a bonus without turnover', () => {
    expect(percentOf(0, 0)).toBe(100);
  });

  it('are unknown where the value is', () => {
    expect(percentOf(null, 100)).toBeNull();
  });
});
