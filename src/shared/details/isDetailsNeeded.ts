import { PlatformError } from '#src/platform/PlatformError.ts';

/** Whether the platform requires the player's real name and birth date first. */
export const isDetailsNeeded = (error: unknown): boolean =>
  error instanceof PlatformError && error.code === 'details_needed';
