import type { TeamFigures } from '#src/platform/contract.generated.ts';

/** The figures of a team in a period, in the order of the page (S2.17). */
export const FIGURES = [
  'stake',
  'payout',
  'net',
  'commission',
  'deposits',
  'withdrawals',
  'active',
  'joined',
  'firstDepositors',
] as const satisfies readonly (keyof TeamFigures)[];
export type Figure = (typeof FIGURES)[number];
