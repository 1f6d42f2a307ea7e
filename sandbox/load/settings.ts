import type { Place } from '#sandbox/database/place.ts';
import type { QueueBounds } from './workQueue.ts';

/** How many connections to a server calls may use; the jobs and WebSockets keep the others of the pool. */
const SERVER_PLACES = 8;
/** The embedded database does one thing at a time: the second call is there when the first is through. */
const EMBEDDED_PLACES = 2;

/** How many calls wait for a place, and for how long. */
export const QUEUE: Omit<QueueBounds, 'places'> = { longestWaitMs: 1000, longestQueue: 1000 };

/** How many calls a database is given at a time. */
export const placesOf = ({ kind }: Place): number =>
  kind === 'server' ? SERVER_PLACES : EMBEDDED_PLACES;

/** How many calls with one idempotency key may wait for the first of them. */
export const WAITING_RETRIES = 50;
