import type { Winner } from '#src/platform/endpoints/games/rankList.ts';
import { compareDecimals } from '#src/ui/money/compareDecimals.ts';

/** The winners always visible (S9.3). */
const PODIUM = 3;

/** A winner and the place on the board, from 1. */
interface Placed extends Winner {
  place: number;
}

/** The board: highest win first, the top three apart from the rest (S2.27). Equal wins keep their order. */
export function podium(winners: readonly Winner[]): { top: Placed[]; rest: Placed[] } {
  const placed = winners
    .toSorted((a, b) => compareDecimals(b.winAmount, a.winAmount))
    .map((winner, index) => ({ ...winner, place: index + 1 }));
  return { top: placed.slice(0, PODIUM), rest: placed.slice(PODIUM) };
}
