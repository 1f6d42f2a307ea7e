import type { Dice } from '#sandbox/domains/bets/dice.ts';
import type { Outcome } from './outcome.ts';

/** The possible payouts of a spin: hundredths of the stake, weight in ten thousandths, and what the reels show. */
export const SLOT_PAYS = [
  { hundredths: 0n, weight: 6534, reels: undefined },
  { hundredths: 50n, weight: 1400, reels: ['🍃', '🍃', '🐚'] },
  { hundredths: 100n, weight: 900, reels: ['🍃', '🍃', '🍃'] },
  { hundredths: 200n, weight: 600, reels: ['🐚', '🐚', '🐚'] },
  { hundredths: 500n, weight: 300, reels: ['🪁', '🪁', '🪁'] },
  { hundredths: 1000n, weight: 150, reels: ['🥁', '🥁', '🥁'] },
  { hundredths: 2500n, weight: 80, reels: ['🌙', '🌙', '🌙'] },
  { hundredths: 5000n, weight: 36, reels: ['⭐', '⭐', '⭐'] },
] as const;

/** The reels of spins without a payout. */
export const SLOT_BLANKS = [
  ['🍃', '🪁', '🥁'],
  ['🐚', '🌙', '🍃'],
  ['🥁', '⭐', '🐚'],
  ['🪁', '🐚', '🌙'],
  ['⭐', '🥁', '🪁'],
] as const;

const WEIGHTS = SLOT_PAYS.reduce((sum, { weight }) => sum + weight, 0);

/** The return to player (RTP) of a spin, as a share of the stake. */
export const SLOT_RETURN =
  SLOT_PAYS.reduce((sum, { hundredths, weight }) => sum + Number(hundredths) * weight, 0) /
  (100 * WEIGHTS);

/** Plays a spin of a slot. Fractions of a minor unit are dropped. */
export function playSlot(dice: Dice, stake: bigint): Outcome {
  let rest = dice.below(WEIGHTS);
  const pay = SLOT_PAYS.find(({ weight }) => {
    rest -= weight;
    return rest < 0;
  });
  const reels = pay?.reels ?? SLOT_BLANKS[dice.below(SLOT_BLANKS.length)] ?? SLOT_BLANKS[0];
  return { payout: (stake * (pay?.hundredths ?? 0n)) / 100n, shown: { reels } };
}
