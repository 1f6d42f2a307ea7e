import PQueue from 'p-queue';
import { Refusal } from '#sandbox/kernel/failures/failure.ts';

/** What a queue of calls allows. */
export interface QueueBounds {
  /** How many calls are worked on at a time. */
  places: number;
  /** The longest that a call may wait before it is begun, in milliseconds. */
  longestWaitMs: number;
  /** How many calls may wait at a time, however fast they are worked on. */
  longestQueue: number;
}

/** How a queue tells the time, in milliseconds. */
interface QueueTime {
  now(): number;
  /** How late the event loop is. */
  loopDelay(): number;
  pause(milliseconds: number): Promise<unknown>;
}

/** Runs one piece of work of a call when there is a place for it. */
export type InTurn = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** The calls that wait for the database. */
export interface WorkQueue {
  /**
   * A call's way through the queue. Its first piece of work waits, or is refused with `overloaded` where the wait would
   * be too long; the others go ahead of calls that have not begun.
   */
  call(): InTurn;
}

const SECOND_MS = 1000;
/** The share of the newest measurement in the average. */
const WEIGHT = 0.1;
/** What a piece of work is taken to last until one was measured, in milliseconds. */
const FIRST_GUESS_MS = 5;
/** Later than the first so many seconds, so that those refused together do not come back together. */
const SPREAD_SECONDS = 2;
/**
 * Over so many milliseconds refusals are spread: clients that call again at once, all of them together, would keep the
 * thread from the calls that were let in.
 */
const REFUSED_WITHIN_MS = 1000;

/** A queue that refuses calls before they wait too long. */
export function createWorkQueue(
  { places, longestWaitMs, longestQueue }: QueueBounds,
  { now, loopDelay, pause }: QueueTime,
): WorkQueue {
  const queue = new PQueue({ concurrency: places });
  let averageMs = FIRST_GUESS_MS;

  const expectedWait = () => (queue.size * averageMs) / places + loopDelay();

  async function refuse(): Promise<never> {
    await pause(Math.random() * REFUSED_WITHIN_MS);
    const seconds = Math.ceil(Math.min(expectedWait(), SECOND_MS * 10) / SECOND_MS);
    const spread = Math.floor(Math.random() * (SPREAD_SECONDS + 1));
    throw new Refusal('overloaded', { retryAfter: Math.max(seconds, 1) + spread });
  }
  async function run<Result>(work: () => Promise<Result>): Promise<Result> {
    const started = now();
    try {
      return await work();
    } finally {
      averageMs += (now() - started - averageMs) * WEIGHT;
    }
  }
  async function begin<Result>(work: () => Promise<Result>): Promise<Result> {
    if (queue.size >= longestQueue || (queue.size > 0 && expectedWait() > longestWaitMs))
      return refuse();
    const asked = now();
    const isLate = () => now() - asked > longestWaitMs;
    // The place is given up before the pause of a refusal.
    const begun = await queue.add(async () => (isLate() ? undefined : { result: await run(work) }));
    return begun ? begun.result : refuse();
  }
  return {
    call() {
      let begun = false;
      return async (work) => {
        if (begun) return queue.add(() => run(work), { priority: 1 });
        begun = true;
        return begin(work);
      };
    },
  };
}
