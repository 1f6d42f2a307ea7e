import type { Winner } from '#src/platform/endpoints/games/rankList.ts';

/** The winners who stay in sight (S9.3). */
const PODIUM = 3;

/** A winner and the place on the board, from 1. */
interface Placed extends Winner {
  place: number;
}

const DECIMAL = /^(\d+)(?:\.(\d*))?$/;

/** A decimal string as digits that compare like the number: no floating point, whatever the length. */
function comparable(amount: string): { whole: string; fraction: string } {
  const [, whole = '0', fraction = ''] = DECIMAL.exec(amount) ?? [];
  return { whole: whole.replace(/^0+(?=\d)/, ''), fraction: fraction.replace(/0+$/, '') };
}

const order = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** Which of two decimal strings is the smaller: below 0 for the first, above 0 for the second. */
export function compareAmounts(a: string, b: string): number {
  const left = comparable(a);
  const right = comparable(b);
  return (
    left.whole.length - right.whole.length ||
    order(left.whole, right.whole) ||
    order(left.fraction, right.fraction)
  );
}

/** The board: highest win first, the first three apart from the rest (S2.27). Equal wins keep their order. */
export function podium(winners: readonly Winner[]): { top: Placed[]; rest: Placed[] } {
  const placed = winners
    .toSorted((a, b) => compareAmounts(b.winAmount, a.winAmount))
    .map((winner, index) => ({ ...winner, place: index + 1 }));
  return { top: placed.slice(0, PODIUM), rest: placed.slice(PODIUM) };
}
