import type { Dice } from '#sandbox/domains/bets/dice.ts';
import type { Outcome } from './outcome.ts';

/** The fish to shoot at: the payout of each in hundredths of the stake, and its chance of being caught in ten thousandths. */
export const FISH = [
  { name: 'sprat', hundredths: 150, chance: 6400 },
  { name: 'angelfish', hundredths: 300, chance: 3200 },
  { name: 'puffer', hundredths: 600, chance: 1600 },
  { name: 'ray', hundredths: 1200, chance: 800 },
  { name: 'shark', hundredths: 4800, chance: 200 },
] as const;

export type Fish = (typeof FISH)[number];

/** The return to player (RTP) of a shot at any fish, as a share of the stake. */
export const FISH_RETURN = 0.96;

/** Finds a fish by its name. */
export const findFish = (name: string): Fish | undefined => FISH.find((fish) => fish.name === name);

/** Plays a shot at a fish, which is caught with its chance. Fractions of a minor unit are dropped. */
export function playFish(dice: Dice, stake: bigint, fish: Fish): Outcome {
  const caught = dice.below(10_000) < fish.chance;
  return {
    payout: caught ? (stake * BigInt(fish.hundredths)) / 100n : 0n,
    shown: { fish: fish.name, caught: caught ? 1 : 0 },
  };
}
