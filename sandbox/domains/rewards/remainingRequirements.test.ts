import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { remainingRequirements, type StakedRequirement } from './remainingRequirements.ts';

const opened = fc.array(fc.record({ amount: fc.bigInt(1n, 50n), staked: fc.bigInt(0n, 80n) }), {
  maxLength: 12,
});

/** The total amount left, found unit by unit: each staked unit reduces whichever requirement is open. */
function leftInAll(requirements: readonly StakedRequirement[]): bigint {
  let left = 0n;
  for (const { amount, staked } of requirements) {
    left += amount;
    for (let unit = 0n; unit < staked && left > 0n; unit += 1n) left -= 1n;
  }
  return left;
}

const sum = (amounts: readonly bigint[]) => amounts.reduce((all, one) => all + one, 0n);

describe('wagering requirements', () => {
  it('decrease with stakes while any is open, never below zero (S2.16)', () => {
    fc.assert(
      fc.property(opened, (requirements) => {
        const left = remainingRequirements(requirements);
        expect(sum(left)).toBe(leftInAll(requirements));
        for (const [index, { amount }] of requirements.entries()) {
          expect(left[index]).toBeGreaterThanOrEqual(0n);
          expect(left[index]).toBeLessThanOrEqual(amount);
        }
      }),
    );
  });

  it('are met from the oldest on: none begins before earlier ones are met', () => {
    fc.assert(
      fc.property(opened, (requirements) => {
        const left = remainingRequirements(requirements);
        const begun = requirements.findLastIndex(({ amount }, index) => left[index] !== amount);
        for (const rest of left.slice(0, Math.max(begun, 0))) expect(rest).toBe(0n);
      }),
    );
  });

  it('are not met by stakes after they were waived', () => {
    const waivedAt = new Date('2026-05-01T10:00:00Z');
    const requirements = [
      { amount: 10n, staked: 4n, waivedAt },
      { amount: 20n, staked: 7n, waivedAt },
      { amount: 30n, staked: 12n, waivedAt: null },
      { amount: 5n, staked: 20n, waivedAt: null },
    ];
    expect(remainingRequirements(requirements)).toEqual([0n, 19n, 0n, 3n]);
  });

  it('do not count stakes from before they were opened', () => {
    const requirements = [
      { amount: 10n, staked: 100n },
      { amount: 30n, staked: 5n },
    ];
    expect(remainingRequirements(requirements)).toEqual([0n, 25n]);
  });
});
