import type { Period, PeriodKind } from '../period.ts';

/** The prefix of the prize references of a kind of period; mission references begin with their codes, none of which is this. */
export const prizePrefix = (kind: PeriodKind): string => `leaderboard ${kind} `;

/** The reference of a period's prizes; a later period's is greater. */
export const prizeReference = (kind: PeriodKind, { from }: Period): string =>
  `${prizePrefix(kind)}${from.toISOString()}`;
