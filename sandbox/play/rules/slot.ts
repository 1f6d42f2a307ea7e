import type { Dice } from './dice.ts';
import type { Outcome } from './outcome.ts';

/** What a spin can give: hundredths of the stake, how often in ten thousand, and what the reels show. */
const PAYS = [
  { hundredths: 0n, weight: 6534, reels: undefined },
  { hundredths: 50n, weight: 1400, reels: ['🍃', '🍃', '🐚'] },
  { hundredths: 100n, weight: 900, reels: ['🍃', '🍃', '🍃'] },
  { hundredths: 200n, weight: 600, reels: ['🐚', '🐚', '🐚'] },
  { hundredths: 500n, weight: 300, reels: ['🪁', '🪁', '🪁'] },
  { hundredths: 1000n, weight: 150, reels: ['🥁', '🥁', '🥁'] },
  { hundredths: 2500n, weight: 80, reels: ['🌙', '🌙', '🌙'] },
  { hundredths: 5000n, weight: 36, reels: ['⭐', '⭐', '⭐'] },
] as const;

/** Reels of a spin that gives nothing. */
const BLANKS = [
  ['🍃', '🪁', '🥁'],
  ['🐚', '🌙', '🍃'],
  ['🥁', '⭐', '🐚'],
  ['🪁', '🐚', '🌙'],
  ['⭐', '🥁', '🪁'],
] as const;

const WEIGHTS = PAYS.reduce((sum, { weight }) => sum + weight, 0);

/** What a spin gives back on average, as a share of the stake. */
export const SLOT_RETURN =
  PAYS.reduce((sum, { hundredths, weight }) => sum + Number(hundredths) * weight, 0) /
  (100 * WEIGHTS);

/** A spin of a slot or a shot of a fishing game. Parts of a minor unit are dropped. */
export function playSlot(dice: Dice, stake: bigint): Outcome {
  let rest = dice.below(WEIGHTS);
  const pay = PAYS.find(({ weight }) => {
    rest -= weight;
    return rest < 0;
  });
  const reels = pay?.reels ?? BLANKS[dice.below(BLANKS.length)] ?? BLANKS[0];
  return { payout: (stake * (pay?.hundredths ?? 0n)) / 100n, shown: { reels } };
}
