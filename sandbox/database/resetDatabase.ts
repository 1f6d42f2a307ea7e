import { sql } from 'drizzle-orm';
import type { Merchant } from '#sandbox/merchants.ts';
import { today } from '#sandbox/seeds/seedDay.ts';
import { seedMerchants } from '#sandbox/seeds/seedMerchants.ts';
import type { Database } from './engine.ts';
import { job } from './schema/platform.ts';
import { listOf, withoutTriggers } from './withoutTriggers.ts';

/** What a reset leaves: the catalogue, which nothing changes, what the migrations did, the keys, and when jobs ran. */
const KEPT = ['game', 'vendor', 'shelf', 'lottery', 'migration', 'payload_key', 'job'];

/** The tables that seeds and calls write. */
async function writtenTables(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    SELECT table_name AS name FROM information_schema.tables
    WHERE table_schema = 'public' AND table_type = 'BASE TABLE'
      AND table_name NOT IN ${KEPT}`);
  return rows.map(({ name }) => name);
}

/** Empties a database and gives the merchants the records of the seeds again, from before today; all of it or nothing. */
export async function resetDatabase(db: Database, merchants: readonly Merchant[]): Promise<void> {
  await db.transaction(async (tx) => {
    const tables = await writtenTables(tx);
    // Records that nothing may change are dropped as well.
    await withoutTriggers(tx, { tables }, () =>
      tx.execute(sql`TRUNCATE ${listOf(tables)} RESTART IDENTITY`),
    );
    // The time is the real one again, and may have been ahead.
    await tx.update(job).set({ lastRunAt: new Date() });
    await seedMerchants(tx, merchants, today());
    await tx.execute(sql`SELECT pg_notify('control', ''), pg_notify('session_ended', '')`);
  });
}
