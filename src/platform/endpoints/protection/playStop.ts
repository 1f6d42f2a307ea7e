import { PlatformError } from '#src/platform/PlatformError.ts';

/** The platform's codes for why play is stopped, by the player's own protection or by their upline. */
const PLAY_STOPS = [
  'reality_check_due',
  'session_limit_reached',
  'loss_limit_reached',
  'player_excluded',
  'player_suspended',
] as const;
export type PlayStop = (typeof PLAY_STOPS)[number];

/** Whether a code means that play is stopped. */
export const isPlayStop = (code: unknown): code is PlayStop =>
  PLAY_STOPS.some((one) => one === code);

/** What stops play, if a failed call says that. */
export function stopOf(error: unknown): PlayStop | undefined {
  return error instanceof PlatformError && isPlayStop(error.code) ? error.code : undefined;
}
