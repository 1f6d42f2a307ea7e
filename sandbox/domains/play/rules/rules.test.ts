import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FAIR_DICE } from '#sandbox/domains/bets/dice.ts';
import { deal } from './cards.ts';
import { CASH_OUT_MULTIPLIERS, CRASH_RETURN, playCrash } from './crash.ts';
import { FISH, playFish } from './fish.ts';
import { DUELS, MATCH_RESULTS, MATCHES, oddsOf, playMatch } from './match.ts';
import { playRoom } from './room.ts';
import { playSlot, SLOT_RETURN } from './slot.ts';
import { playTable, TABLE_SIDES } from './table.ts';

const STAKE = 100_00n;
const ROUNDS = 40_000;

/** The average return of many rounds, as a share of their stakes. */
function returnOf(play: () => { payout: bigint }): number {
  let paid = 0n;
  for (let round = 0; round < ROUNDS; round += 1) paid += play().payout;
  return Number(paid) / (Number(STAKE) * ROUNDS);
}

describe('the test games', () => {
  it('return their stated share of stakes on average', () => {
    expect(SLOT_RETURN).toBeCloseTo(0.96, 10);
    // Six standard errors of so many rounds.
    expect(Math.abs(returnOf(() => playSlot(FAIR_DICE, STAKE)) - SLOT_RETURN)).toBeLessThan(0.13);
    for (const goal of [110, 200]) {
      const given = returnOf(() => playCrash(FAIR_DICE, STAKE, goal));
      expect(Math.abs(given - CRASH_RETURN)).toBeLessThan(0.04);
    }
    expect(Math.abs(returnOf(() => playTable(FAIR_DICE, STAKE, 'left')) - 0.9706)).toBeLessThan(
      0.04,
    );
    expect(Math.abs(returnOf(() => playTable(FAIR_DICE, STAKE, 'tie')) - 0.9412)).toBeLessThan(
      0.12,
    );
    const [fixture] = MATCHES;
    const drawn = returnOf(() => playMatch(FAIR_DICE, STAKE, { fixture, end: 'draw' }));
    expect(Math.abs(drawn - 0.95)).toBeLessThan(0.06);
    expect(Math.abs(returnOf(() => playRoom(FAIR_DICE, STAKE, 4)) - 0.96)).toBeLessThan(0.06);
  });

  it('never pay less than zero or more than the highest prize', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 1n, max: 10_000_000n }),
        fc.integer({ min: CASH_OUT_MULTIPLIERS.least, max: CASH_OUT_MULTIPLIERS.most }),
        fc.constantFrom(...TABLE_SIDES),
        (stake, goal, side) => {
          const payouts: [bigint, bigint][] = [
            [playSlot(FAIR_DICE, stake).payout, stake * 50n],
            [playCrash(FAIR_DICE, stake, goal).payout, (stake * BigInt(goal)) / 100n],
            [playTable(FAIR_DICE, stake, side).payout, stake * 16n],
            [playRoom(FAIR_DICE, stake, 4).payout, stake * 4n],
          ];
          for (const [payout, most] of payouts) {
            expect(payout >= 0n && payout <= most).toBe(true);
          }
        },
      ),
    );
  });

  it('pay a match bet at its odds and nothing otherwise, with a score that fits', () => {
    for (const fixture of [...MATCHES, ...DUELS]) {
      for (const end of MATCH_RESULTS) {
        for (let place = 0; place < 100; place += 1) {
          const { payout, shown } = playMatch({ below: () => place }, STAKE, { fixture, end });
          expect(payout).toBe(
            shown.winner === end ? (STAKE * BigInt(oddsOf(fixture, end) ?? 0)) / 100n : 0n,
          );
          const [home, away] = Object(shown.score);
          const scored = home > away ? 'home' : home < away ? 'away' : 'draw';
          expect(scored).toBe(shown.winner);
        }
      }
    }
  });

  it('return 96 % for every fish, which pays its stated prize or nothing', () => {
    for (const fish of FISH) {
      expect(fish.hundredths * fish.chance).toBe(960_000);
      const caught = playFish({ below: () => fish.chance - 1 }, STAKE, fish);
      expect(caught.payout).toBe((STAKE * BigInt(fish.hundredths)) / 100n);
      expect(playFish({ below: () => fish.chance }, STAKE, fish).payout).toBe(0n);
    }
  });

  it('deal no card twice', () => {
    const cards = deal(FAIR_DICE, 52).map(({ text }) => text);
    expect(new Set(cards).size).toBe(52);
  });

  it('pay a crash bet exactly if the flight reaches its target', () => {
    for (let round = 0; round < 500; round += 1) {
      const { payout, shown } = playCrash(FAIR_DICE, STAKE, 150);
      expect(payout).toBe(Number(shown.end) >= 150 ? 150_00n : 0n);
    }
  });
});
