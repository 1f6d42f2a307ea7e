import { PlatformError } from '#src/platform/PlatformError.ts';

/** Whether the platform requires a human check, which it may do at any time, whatever the brand's policy. */
export const isHumanCheckNeeded = (failure: unknown): boolean =>
  failure instanceof PlatformError && failure.code === 'human_check_needed';
