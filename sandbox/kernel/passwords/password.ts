import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Piscina } from 'piscina';
import { Refusal } from '#sandbox/kernel/failures/failure.ts';
import type { HashOrder } from './hashWorker.ts';

/** How many passwords may wait for a thread: about a second of work for one. */
const LONGEST_QUEUE = 20;
const IDLE_MS = 30_000;

/** Threads that hash, so that calls without a password are not blocked. */
const threads = new Piscina<HashOrder, string | boolean>({
  filename: join(import.meta.dirname, 'hashWorker.ts'),
  minThreads: 0,
  maxThreads: Math.max(availableParallelism() - 1, 1),
  maxQueue: LONGEST_QUEUE,
  idleTimeout: IDLE_MS,
});

/** Runs a job on a thread. Refuses with `overloaded` if too many wait. */
function order(work: HashOrder): Promise<string | boolean> {
  if (threads.queueSize >= LONGEST_QUEUE) throw new Refusal('overloaded', { retryAfter: 1 });
  return threads.run(work);
}

/** The stored hash of a password: argon2id, with its salt and cost. Refuses with `overloaded` under load. */
export const hashPassword = async (password: string): Promise<string> =>
  String(await order({ password }));

/** Whether a password matches a hash. Refuses with `overloaded` under load. */
export const isPassword = async (password: string, hash: string): Promise<boolean> =>
  (await order({ password, hash })) === true;
