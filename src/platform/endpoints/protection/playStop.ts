import { PlatformError } from '#src/platform/PlatformError.ts';

/** Why a player's own protection stops play, by the platform's codes. */
const PLAY_STOPS = [
  'reality_check_due',
  'session_limit_reached',
  'loss_limit_reached',
  'player_excluded',
] as const;
export type PlayStop = (typeof PLAY_STOPS)[number];

/** Whether a code says that play is stopped. */
export const isPlayStop = (code: unknown): code is PlayStop =>
  PLAY_STOPS.some((one) => one === code);

/** What stops play, where a failed call says that. */
export function stopOf(error: unknown): PlayStop | undefined {
  return error instanceof PlatformError && isPlayStop(error.code) ? error.code : undefined;
}
