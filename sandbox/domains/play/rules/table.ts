import type { Dice } from '#sandbox/domains/bets/dice.ts';
import { deal } from './cards.ts';
import type { Outcome } from './outcome.ts';

/** The selections at a live table: one of two cards is the higher one, or both are equal. */
export const TABLE_SIDES = ['left', 'right', 'tie'] as const;
export type TableSide = (typeof TABLE_SIDES)[number];

/** The payout of a winning side as a multiple of the stake, stake included. */
export const TABLE_PAYS: Record<TableSide, bigint> = { left: 2n, right: 2n, tie: 16n };

/**
 * Plays a round at a live table: one card to each side, from a fresh pack; the higher one wins. If both are equal, bets on a side get half
 * of the stake back. Returns 97.1 % on average for a side, 94.1 % for the tie.
 */
export function playTable(dice: Dice, stake: bigint, side: TableSide): Outcome {
  const [left, right] = deal(dice, 2);
  if (!left || !right) throw new Error('Two cards were dealt.');
  const winner = left.rank === right.rank ? 'tie' : left.rank > right.rank ? 'left' : 'right';
  const shown = { cards: [left.text, right.text], winner };
  if (side === winner) return { payout: stake * TABLE_PAYS[side], shown };
  return { payout: winner === 'tie' ? stake / 2n : 0n, shown };
}
