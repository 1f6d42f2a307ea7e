import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';

/** Lets nobody else lock the same name until the transaction `tx` ends: for what has no row to lock yet. */
export async function lockName(tx: Database, name: string): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}
