import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { waitAfter } from '#src/platform/realtime/backoff.ts';

const pace = { firstMs: 1000, mostMs: 60_000 };
const aChance = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

describe('the wait before connecting again (S6.6)', () => {
  it('is between half and all of the doubled wait, and never above the maximum', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2000 }), aChance, (failures, chance) => {
        const whole = Math.min(60_000, 1000 * 2 ** (failures - 1));
        const wait = waitAfter(failures, pace, chance);
        expect(wait).toBeGreaterThanOrEqual(whole / 2);
        expect(wait).toBeLessThanOrEqual(whole);
      }),
    );
  });

  it('grows with every failure up to the maximum', () => {
    const waits = [1, 2, 3, 7, 8].map((failures) => waitAfter(failures, pace, 0));
    expect(waits).toEqual([500, 1000, 2000, 30_000, 30_000]);
  });
});
