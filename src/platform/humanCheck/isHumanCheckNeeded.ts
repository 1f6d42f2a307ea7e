import { PlatformError } from '#src/platform/PlatformError.ts';

/** Whether the platform wants a human check, which it may ask for at any time, whatever the brand's own policy. */
export const isHumanCheckNeeded = (failure: unknown): boolean =>
  failure instanceof PlatformError && failure.code === 'human_check_needed';
