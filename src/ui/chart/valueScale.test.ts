import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { valueScale } from './valueScale.ts';

const values = fc.array(fc.integer({ min: -1_000_000, max: 1_000_000 }), { minLength: 1 });

describe('the scale of a chart', () => {
  it('keeps every value within the chart', () => {
    fc.assert(
      fc.property(values, (all) => {
        const { top } = valueScale(all);
        for (const value of all) {
          expect(top(value)).toBeGreaterThanOrEqual(-1e-9);
          expect(top(value)).toBeLessThanOrEqual(100 + 1e-9);
        }
      }),
    );
  });

  it('always includes zero, so that twice the height is twice the value', () => {
    fc.assert(
      fc.property(values, (all) => {
        expect(valueScale(all).ticks).toContain(0);
      }),
    );
    const { top } = valueScale([900, 1000]);
    expect(top(0)).toBe(100);
    expect(100 - top(1000)).toBeCloseTo(2 * (100 - top(500)));
  });

  it('draws zero at the bottom if all values are zero', () => {
    expect(valueScale([0, 0]).top(0)).toBe(100);
    expect(valueScale([]).top(0)).toBe(100);
  });
});
