import PQueue from 'p-queue';
import { Refusal } from '#sandbox/kernel/failures/failure.ts';

/** Runs the work of a name, one piece at a time. */
export type OneAtATime = <Result>(name: string, work: () => Promise<Result>) => Promise<Result>;

const RETRY_SECONDS = 1;

/** Queues work per name, with no wait between names. Refuses with `too_many_requests` if `mostWaiting` wait already. */
export function createOneAtATime(mostWaiting: number): OneAtATime {
  const queues = new Map<string, PQueue>();
  return async (name, work) => {
    const queue = queues.get(name) ?? new PQueue({ concurrency: 1 });
    if (queue.size >= mostWaiting) {
      throw new Refusal('too_many_requests', { retryAfter: RETRY_SECONDS });
    }
    queues.set(name, queue);
    try {
      return await queue.add(work);
    } finally {
      if (queue.size === 0 && queue.pending === 0) queues.delete(name);
    }
  };
}
