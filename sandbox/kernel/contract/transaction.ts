import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { Refusal } from '#sandbox/kernel/failures/failure.ts';

/** A transaction that met another one: serialization failure, dead-lock. */
const COLLISIONS = new Set(['40001', '40P01']);
const ATTEMPTS = 4;
const PAUSE_MS = 20;

/** The SQLSTATE of a failed query, wherever the driver has put it. */
function sqlState(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if ('code' in error && typeof error.code === 'string') return error.code;
  return sqlState(error.cause);
}

/** Runs work in one transaction: kept whole, or undone. A refusal that keeps what was written is passed on after that. */
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
 * Runs work in a transaction of its own: all or nothing, whatever it throws. Where it collides with another transaction
 * it is run again, three times at most.
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
