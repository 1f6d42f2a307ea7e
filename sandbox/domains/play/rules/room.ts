import type { Dice } from '#sandbox/domains/bets/dice.ts';
import { deal } from './cards.ts';
import type { Outcome } from './outcome.ts';

/** The house's fee on a pot, in hundredths. */
export const ROOM_FEE = 4n;

/**
 * Plays a round at a PVP table: a card to each seat, the player's first; the highest shares the pot less the fee. The other seats are taken
 * by the platform's practice partners, who stake the same. Returns 96 % on average.
 */
export function playRoom(dice: Dice, stake: bigint, seats: number): Outcome {
  const cards = deal(dice, seats);
  const highest = Math.max(...cards.map(({ rank }) => rank));
  const winners = cards.filter(({ rank }) => rank === highest).length;
  const won = cards[0]?.rank === highest;
  const pot = (stake * BigInt(seats) * (100n - ROOM_FEE)) / 100n;
  return {
    payout: won ? pot / BigInt(winners) : 0n,
    shown: { cards: cards.map(({ text }) => text), winners },
  };
}
