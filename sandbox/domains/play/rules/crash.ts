import type { Dice } from '#sandbox/domains/bets/dice.ts';
import type { Outcome } from './outcome.ts';

/** The return to player (RTP) at any cash-out multiplier, as a share of the stake. */
export const CRASH_RETURN = 0.97;

/** The cash-out multipliers that a player can choose, in hundredths. */
export const CASH_OUT_MULTIPLIERS = { least: 101, most: 10_000 } as const;

const SIDES = 2 ** 47;

/** Plays a round with a cash-out multiplier in hundredths, reached with the chance `CRASH_RETURN` / multiplier. Its end is drawn first. */
export function playCrash(dice: Dice, stake: bigint, goal: number): Outcome {
  const chance = (dice.below(SIDES) + 1) / SIDES;
  const end = Math.max(100, Math.floor((100 * CRASH_RETURN) / chance));
  const reached = end >= goal;
  return {
    payout: reached ? (stake * BigInt(goal)) / 100n : 0n,
    shown: { goal, end: Math.min(end, CASH_OUT_MULTIPLIERS.most * 10) },
  };
}
