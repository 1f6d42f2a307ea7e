import type { BoardPeriod } from '#src/platform/endpoints/rewards/missions.ts';

/** The missions' path (S2.16). */
const MISSIONS_PATH = '/missions';

/** The leaderboards, default first. */
export const BOARD_PERIODS = ['weekly', 'daily'] as const satisfies readonly BoardPeriod[];

/** The leaderboard that a URL asks for; the default if it names no known one. */
export const boardOf = (query: URLSearchParams): BoardPeriod =>
  BOARD_PERIODS.find((known) => known === query.get('board')) ?? BOARD_PERIODS[0];

/** The missions' URL with a leaderboard. */
export const boardPath = (period: BoardPeriod): string =>
  period === BOARD_PERIODS[0] ? MISSIONS_PATH : `${MISSIONS_PATH}?board=${period}`;
