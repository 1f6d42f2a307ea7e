import type { Period, PeriodKind } from '../period.ts';

/** What the names of the prizes of a kind of periods begin with; missions are named by their codes, of which none is this. */
export const prizePrefix = (kind: PeriodKind): string => `leaderboard ${kind} `;

/** What names the prizes of a period; that of a later one is greater. */
export const prizeReference = (kind: PeriodKind, { from }: Period): string =>
  `${prizePrefix(kind)}${from.toISOString()}`;
