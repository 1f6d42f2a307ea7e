import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rebateShares, type StakedSpan } from './rebateShares.ts';

const SPAN = fc.record({
  staked: fc.bigInt({ min: 0n, max: 1_000_000n }),
  basisPoints: fc.integer({ min: 0, max: 200 }),
});

const stakedOf = (spans: readonly StakedSpan[]) =>
  spans.reduce((all, { staked }) => all + staked, 0n);

describe('the shares of a rebate over several rates (S2.16)', () => {
  it('use the rate at the time when each bet was settled', () => {
    const spans = [
      { staked: 100_000n, basisPoints: 50 },
      { staked: 100_000n, basisPoints: 30 },
    ];
    expect(rebateShares(spans, 0n)).toEqual([
      { staked: 100_000n, basisPoints: 50, amount: 500n },
      { staked: 100_000n, basisPoints: 30, amount: 300n },
    ]);
  });

  it('leave out what was rebated before, the oldest first', () => {
    const spans = [
      { staked: 100_000n, basisPoints: 50 },
      { staked: 100_000n, basisPoints: 30 },
    ];
    expect(rebateShares(spans, 150_000n)).toEqual([
      { staked: 50_000n, basisPoints: 30, amount: 150n },
    ]);
  });

  it('carry amounts too small for one rate over to the next', () => {
    const spans = [
      { staked: 100n, basisPoints: 50 },
      { staked: 9_900n, basisPoints: 100 },
    ];
    expect(rebateShares(spans, 0n)).toEqual([{ staked: 10_000n, basisPoints: 100, amount: 100n }]);
  });

  it('never rebate more than the unrebated stakes, for any sequence of claims', () => {
    fc.assert(
      fc.property(fc.array(SPAN, { maxLength: 6 }), fc.nat(6), (spans, claimedAfter) => {
        const first = stakedOf(rebateShares(spans.slice(0, claimedAfter), 0n));
        const second = stakedOf(rebateShares(spans, first));
        expect(first + second <= stakedOf(spans)).toBe(true);
        expect(rebateShares(spans, stakedOf(spans))).toEqual([]);
      }),
    );
  });
});
