import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { slices } from './slices.ts';

describe('the slices of a ring', () => {
  it('add up to the whole, each in proportion to its value', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { minLength: 1, maxLength: 6 }), (values) => {
        const whole = values.reduce((sum, value) => sum + value, 0);
        const shares = slices(values).map(({ share }) => share);
        expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(whole > 0 ? 1 : 0);
        values.forEach((value, at) => {
          expect((shares[at] ?? 0) * whole).toBeCloseTo(value);
        });
      }),
    );
  });

  it('run clockwise from the top', () => {
    const [first, second] = slices([1, 1]);
    expect(first?.label?.x).toBeGreaterThan(50);
    expect(second?.label?.x).toBeLessThan(50);
  });

  it('have no label if there is no room for it', () => {
    const [, small] = slices([99, 1]);
    expect(small?.label).toBeUndefined();
    expect(small?.outline).not.toBe('');
  });

  it('leave out negative values', () => {
    expect(slices([10, -5]).map(({ share }) => share)).toEqual([1, 0]);
  });
});
