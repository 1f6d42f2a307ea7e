import type { BoardPeriod } from '#src/platform/endpoints/rewards/missions.ts';

/** Where the missions are (S2.16). */
const MISSIONS_PATH = '/missions';

/** The leaderboards, the usual one first. */
export const BOARD_PERIODS = ['weekly', 'daily'] as const satisfies readonly BoardPeriod[];

/** The leaderboard that an address asks for; the usual one if it asks for none that is known. */
export const boardOf = (query: URLSearchParams): BoardPeriod =>
  BOARD_PERIODS.find((known) => known === query.get('board')) ?? BOARD_PERIODS[0];

/** The address of the missions with a leaderboard. */
export const boardPath = (period: BoardPeriod): string =>
  period === BOARD_PERIODS[0] ? MISSIONS_PATH : `${MISSIONS_PATH}?board=${period}`;
