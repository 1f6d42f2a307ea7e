import { CRASH_RETURN } from '#sandbox/play/rules/crash.ts';
import type { PlayKind } from '#sandbox/play/rules/outcome.ts';
import { SLOT_RETURN } from '#sandbox/play/rules/slot.ts';

/** What each kind of game gives back on average, as a share of the stake. */
export const RETURNS: Record<PlayKind, number> = {
  slot: SLOT_RETURN,
  crash: CRASH_RETURN,
  table: 0.9706,
  room: 0.96,
  sports: 0.95,
  lottery: 0.96,
};
