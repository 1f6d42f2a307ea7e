import { PlatformError } from '#src/platform/PlatformError.ts';

/** The codes of calls whose answer was lost, or that reached the platform twice. */
const LOST: readonly string[] = ['network', 'timeout', 'malformed', 'payload_replayed'];

/** The platform's codes before it begins a call. */
const NOT_BEGUN: readonly string[] = [
  'overloaded',
  'exclusion_register_unavailable',
  'system_maintenance',
];

/** Whether a failed call may have succeeded all the same: its outcome is unknown. */
export const mayHaveActed = (error: unknown): boolean =>
  error instanceof PlatformError &&
  (error.isForeign ||
    LOST.includes(error.code) ||
    (error.status >= 500 && !NOT_BEGUN.includes(error.code)));
