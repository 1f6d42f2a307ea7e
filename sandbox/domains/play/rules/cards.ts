import type { Dice } from '#sandbox/domains/bets/dice.ts';

const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'] as const;
const SUITS = ['♠', '♥', '♦', '♣'] as const;

/** How many cards a pack has. */
const PACK = RANKS.length * SUITS.length;

/** A card by its place in the pack. */
export interface Card {
  text: string;
  /** From 0 for a two to 12 for an ace. */
  rank: number;
}

const cardAt = (place: number): Card => {
  const rank = Math.floor(place / SUITS.length);
  return { rank, text: `${RANKS[rank]}${SUITS[place % SUITS.length]}` };
};

/** The first cards of a pack that was just shuffled. */
export function deal(dice: Dice, count: number): Card[] {
  const pack = Array.from({ length: PACK }, (_, place) => place);
  return Array.from({ length: count }, () => {
    const [place = 0] = pack.splice(dice.below(pack.length), 1);
    return cardAt(place);
  });
}
