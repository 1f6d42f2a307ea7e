import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';

/** Locks a name until the transaction `tx` ends: for things that have no row to lock yet. */
export async function lockName(tx: Database, name: string): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}
