import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { Refusal } from '#sandbox/kernel/failures/failure.ts';

/** Collisions with another transaction: serialization failure, dead-lock. */
const COLLISIONS = new Set(['40001', '40P01']);
const ATTEMPTS = 4;
const PAUSE_MS = 20;

/** The SQLSTATE of a failed query, wherever the driver puts it. */
function sqlState(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if ('code' in error && typeof error.code === 'string') return error.code;
  return sqlState(error.cause);
}

/** Runs work in one transaction: committed, or rolled back. A refusal that keeps its writes is rethrown after the commit. */
async function attempt<Result>(
  db: Database,
  work: (tx: Database) => Promise<Result>,
): Promise<Result> {
  const outcome = await db.transaction(async (tx) => {
    try {
      return { result: await work(tx) };
    } catch (error) {
      if (error instanceof Refusal && error.keep) return { refusal: error };
      throw error;
    }
  });
  if ('refusal' in outcome) throw outcome.refusal;
  return outcome.result;
}

/**
 * Runs work in its own transaction: all or nothing, whatever it throws. If it collides with another transaction it is retried, three times
 * at most.
 */
export async function inTransaction<Result>(
  db: Database,
  work: (tx: Database) => Promise<Result>,
): Promise<Result> {
  for (let made = 1; ; made += 1) {
    try {
      return await attempt(db, work);
    } catch (error) {
      if (made === ATTEMPTS || !COLLISIONS.has(sqlState(error) ?? '')) throw error;
      await wait(PAUSE_MS * made);
    }
  }
}
