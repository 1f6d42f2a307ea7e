import type { Place } from '#sandbox/kernel/database/place.ts';
import { UsageError } from '#scripts/command/exit.ts';
import type { QueueBounds } from './workQueue.ts';

/** How many server connections calls may use; jobs and WebSockets keep the rest of the pool. */
const SERVER_PLACES = 8;
/** The embedded database has one session, which does one thing at a time. */
const EMBEDDED_PLACES = 1;

/** How many calls wait for a place, and for how long. */
export const QUEUE: Omit<QueueBounds, 'places'> = { longestWaitMs: 1000, longestQueue: 1000 };

/** How many calls use a database at a time. */
export const placesOf = ({ kind }: Place): number =>
  kind === 'server' ? SERVER_PLACES : EMBEDDED_PLACES;

/** How many calls with one idempotency key may wait for the first of them. */
export const WAITING_RETRIES = 50;

/**
 * How long calls may wait, from the environment: the milliseconds of `SANDBOX_LONGEST_WAIT_MS`, or the default if left out or empty.
 * @throws UsageError for anything but a whole number above 0
 */
export function loadOf({
  SANDBOX_LONGEST_WAIT_MS: text,
}: Record<string, string | undefined>): Partial<QueueBounds> {
  if (!text) return {};
  const longestWaitMs = Number(text);
  if (Number.isInteger(longestWaitMs) && longestWaitMs > 0) return { longestWaitMs };
  throw new UsageError(`SANDBOX_LONGEST_WAIT_MS wants a whole number above 0, not "${text}".`);
}
