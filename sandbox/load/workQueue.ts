import { setImmediate as nextTurn } from 'node:timers/promises';
import PQueue from 'p-queue';
import { Refusal } from '#sandbox/contract/failure.ts';

/** What a queue of calls allows. */
export interface QueueBounds {
  /** How many calls are worked on at a time. */
  places: number;
  /** The longest that a call may wait before it is begun, in milliseconds. */
  longestWaitMs: number;
  /** How many calls may wait at a time, however fast they are worked on. */
  longestQueue: number;
}

/** What a queue measures time with, in milliseconds. */
interface Gauges {
  now(): number;
  /** How late the event loop is. */
  loopDelay(): number;
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

/** A queue that refuses calls before they wait too long. */
export function createWorkQueue(
  { places, longestWaitMs, longestQueue }: QueueBounds,
  { now, loopDelay }: Gauges,
): WorkQueue {
  const queue = new PQueue({ concurrency: places });
  let averageMs = FIRST_GUESS_MS;

  const expectedWait = () => (queue.size * averageMs) / places + loopDelay();

  function refuse(): never {
    const seconds = Math.ceil(Math.min(expectedWait(), SECOND_MS * 10) / SECOND_MS);
    const spread = Math.floor(Math.random() * (SPREAD_SECONDS + 1));
    throw new Refusal('overloaded', { retryAfter: Math.max(seconds, 1) + spread });
  }
  /** Lets the server read from its connections between two pieces of work, which may keep the thread busy. */
  async function run<Result>(work: () => Promise<Result>): Promise<Result> {
    await nextTurn();
    const started = now();
    try {
      return await work();
    } finally {
      averageMs += (now() - started - averageMs) * WEIGHT;
    }
  }
  async function begin<Result>(work: () => Promise<Result>): Promise<Result> {
    if (queue.size >= longestQueue || (queue.size > 0 && expectedWait() > longestWaitMs)) refuse();
    const asked = now();
    return queue.add(() => (now() - asked > longestWaitMs ? refuse() : run(work)));
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
