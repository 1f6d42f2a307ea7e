/** The kinds of breaks: time-out and self-exclusion. */
export type BreakKind = 'timeOut' | 'exclusion';

const HOURS_A_DAY = 24;
const HOURS_A_WEEK = 7 * HOURS_A_DAY;
const MONTHS_A_YEAR = 12;

/** The lengths of a break: hours of a time-out, months of an exclusion (DECISIONS, player protection). */
export const LENGTHS: Record<BreakKind, readonly number[]> = {
  timeOut: [HOURS_A_DAY, 3 * HOURS_A_DAY, ...[1, 2, 4, 6].map((weeks) => weeks * HOURS_A_WEEK)],
  exclusion: [6, ...[1, 2, 3, 5].map((years) => years * MONTHS_A_YEAR)],
};

/** A length in its largest whole unit. */
export interface BreakLength {
  unit: 'days' | 'weeks' | 'months' | 'years';
  count: number;
}

const inUnits = (
  length: number,
  [large, each]: [BreakLength['unit'], number],
  [small, one]: [BreakLength['unit'], number],
): BreakLength =>
  length % each === 0
    ? { unit: large, count: length / each }
    : { unit: small, count: length / one };

/** Converts one of `LENGTHS` for display. */
export const breakLength = (kind: BreakKind, length: number): BreakLength =>
  kind === 'timeOut'
    ? inUnits(length, ['weeks', HOURS_A_WEEK], ['days', HOURS_A_DAY])
    : inUnits(length, ['years', MONTHS_A_YEAR], ['months', 1]);
