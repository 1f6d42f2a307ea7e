import type { Dice } from '#sandbox/domains/bets/dice.ts';

const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'] as const;
const SUITS = ['♠', '♥', '♦', '♣'] as const;

/** The number of cards in a pack. */
const PACK = RANKS.length * SUITS.length;

/** A card of the pack. */
export interface Card {
  text: string;
  /** From 0 for a two to 12 for an ace. */
  rank: number;
}

const cardAt = (place: number): Card => {
  const rank = Math.floor(place / SUITS.length);
  return { rank, text: `${RANKS[rank]}${SUITS[place % SUITS.length]}` };
};

/** Deals the first cards of a freshly shuffled pack. */
export function deal(dice: Dice, count: number): Card[] {
  const pack = Array.from({ length: PACK }, (_, place) => place);
  return Array.from({ length: count }, () => {
    const [place = 0] = pack.splice(dice.below(pack.length), 1);
    return cardAt(place);
  });
}
