import { checkStake } from '#sandbox/domains/bets/checkStake.ts';
import type { Dice } from '#sandbox/domains/bets/dice.ts';
import { STAKES } from '#sandbox/domains/bets/settings.ts';
import { Refusal } from '#sandbox/kernel/failures/failure.ts';
import { parseHundredths } from '#sandbox/kernel/money.ts';
import { ROOMS } from '../settings.ts';
import { CASH_OUT_MULTIPLIERS, playCrash } from './crash.ts';
import { findFish, playFish } from './fish.ts';
import { findMatchBet, playMatch } from './match.ts';
import type { Outcome, PlayKind } from './outcome.ts';
import { playRoom } from './room.ts';
import { playSlot } from './slot.ts';
import { playTable, TABLE_SIDES } from './table.ts';

/** The stake and selection of a round. */
export interface Wager {
  /** In minor units. */
  stake: bigint;
  /** The selection, as the contract describes it for the kind of game. */
  selection: string;
}

/** Returns a selected value. Refuses an undefined one (`selection_invalid`). */
function selected<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Refusal('selection_invalid');
  return value;
}

/** Parses a cash-out multiplier into hundredths; undefined if it is invalid. */
function goalOf(selection: string): number | undefined {
  const goal = Number(parseHundredths(selection) ?? 0n);
  return goal >= CASH_OUT_MULTIPLIERS.least && goal <= CASH_OUT_MULTIPLIERS.most ? goal : undefined;
}

/**
 * Decides a round of a game that is settled at once, without moving any money. Refuses a stake or a selection that the game does not accept
 * (`stake_out_of_range`, `selection_invalid`), and games whose bets wait for a draw (`game_kind_mismatch`).
 */
export function playRound(kind: PlayKind, dice: Dice, { stake, selection }: Wager): Outcome {
  if (kind !== 'room') checkStake(stake, STAKES);
  switch (kind) {
    case 'slot':
      if (selection !== '') throw new Refusal('selection_invalid');
      return playSlot(dice, stake);
    case 'crash':
      return playCrash(dice, stake, selected(goalOf(selection)));
    case 'table':
      return playTable(dice, stake, selected(TABLE_SIDES.find((side) => side === selection)));
    case 'room': {
      const room = selected(ROOMS[/^[1-9]$/.test(selection) ? Number(selection) - 1 : -1]);
      checkStake(stake, room);
      return playRoom(dice, stake, room.seats);
    }
    case 'fish':
      return playFish(dice, stake, selected(findFish(selection)));
    case 'sports':
      return playMatch(dice, stake, selected(findMatchBet(selection)));
    case 'lottery':
      throw new Refusal('game_kind_mismatch');
  }
}
