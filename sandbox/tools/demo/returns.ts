import { CRASH_RETURN } from '#sandbox/domains/play/rules/crash.ts';
import { FISH_RETURN } from '#sandbox/domains/play/rules/fish.ts';
import { MATCH_RETURN } from '#sandbox/domains/play/rules/match.ts';
import type { PlayKind } from '#sandbox/domains/play/rules/outcome.ts';
import { SLOT_RETURN } from '#sandbox/domains/play/rules/slot.ts';

/** What each kind of game gives back on average, as a share of the stake; the least of all that can be bet on. */
export const RETURNS: Record<PlayKind, number> = {
  slot: SLOT_RETURN,
  fish: FISH_RETURN,
  crash: CRASH_RETURN,
  table: 0.9412,
  room: 0.96,
  sports: MATCH_RETURN,
  lottery: 0.96,
};
