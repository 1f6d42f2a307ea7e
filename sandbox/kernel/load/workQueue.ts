import PQueue from 'p-queue';
import { Refusal } from '#sandbox/kernel/failures/failure.ts';

/** The limits of a queue of calls. */
export interface QueueBounds {
  /** How many calls run at a time. */
  places: number;
  /** The longest wait before a call starts, in milliseconds. */
  longestWaitMs: number;
  /** How many calls may wait at a time, however fast they run. */
  longestQueue: number;
}

/** The time source of a queue, in milliseconds. */
interface QueueTime {
  now(): number;
  /** How late the event loop is. */
  loopDelay(): number;
  pause(milliseconds: number): Promise<unknown>;
}

/** Runs one piece of a call's work when there is a free place. */
export type InTurn = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** The queue of calls for the database. */
export interface WorkQueue {
  /**
   * A call's way through the queue. Its first piece of work waits, or is refused with `overloaded` if the wait would be too long; the
   * others precede calls that have not started.
   */
  call(): InTurn;
}

const SECOND_MS = 1000;
/** The share of the newest measurement in the average. */
const WEIGHT = 0.1;
/** The assumed duration of work until one is measured, in milliseconds. */
const FIRST_GUESS_MS = 5;
/** The range of random extra seconds, so that clients refused together do not return together. */
const SPREAD_SECONDS = 2;
/**
 * Refusals are spread over so many milliseconds: clients that retry at once, all together, would keep the thread from the admitted calls.
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
    // The place is freed before the pause of a refusal.
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
