import { PlatformError } from '#src/platform/PlatformError.ts';

/** The codes of calls whose answer was lost on its way, or of ones that reached the platform twice. */
const LOST: readonly string[] = ['network', 'timeout', 'malformed', 'payload_replayed'];

/** What the platform says before it begins a call. */
const NOT_BEGUN: readonly string[] = [
  'overloaded',
  'exclusion_register_unavailable',
  'system_maintenance',
];

/** Whether a call that failed may have done its work all the same: nobody knows what became of it. */
export const mayHaveActed = (error: unknown): boolean =>
  error instanceof PlatformError &&
  (LOST.includes(error.code) || (error.status >= 500 && !NOT_BEGUN.includes(error.code)));
