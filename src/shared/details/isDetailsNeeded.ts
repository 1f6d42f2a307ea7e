import { PlatformError } from '#src/platform/PlatformError.ts';

/** Whether the platform refuses something until the player has given a real name and a birth date. */
export const isDetailsNeeded = (error: unknown): boolean =>
  error instanceof PlatformError && error.code === 'details_needed';
