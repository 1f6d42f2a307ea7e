import type { Dice } from '#sandbox/domains/bets/dice.ts';
import type { Outcome } from './outcome.ts';

/** The average return of a flight to any goal, as a share of the stake. */
export const CRASH_RETURN = 0.97;

/** The goals that a player can choose, in hundredths of the stake. */
export const CRASH_GOALS = { least: 101, most: 10_000 } as const;

const SIDES = 2 ** 47;

/** Plays a flight to a goal in hundredths, which is reached with the chance `CRASH_RETURN` / goal. Its end is decided before it begins. */
export function playCrash(dice: Dice, stake: bigint, goal: number): Outcome {
  const chance = (dice.below(SIDES) + 1) / SIDES;
  const end = Math.max(100, Math.floor((100 * CRASH_RETURN) / chance));
  const reached = end >= goal;
  return {
    payout: reached ? (stake * BigInt(goal)) / 100n : 0n,
    shown: { goal, end: Math.min(end, CRASH_GOALS.most * 10) },
  };
}
