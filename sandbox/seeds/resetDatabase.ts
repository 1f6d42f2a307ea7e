import { sql } from 'drizzle-orm';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { job } from '#sandbox/kernel/database/schema/platform.ts';
import { listOf, withoutTriggers } from '#sandbox/kernel/database/withoutTriggers.ts';
import type { Merchant } from '#sandbox/kernel/merchants.ts';
import { today } from '#sandbox/kernel/seeding/seedDay.ts';
import { hasCopies, keepCopies, restoreCopies } from './seedCopies.ts';
import { seedMerchants } from './seedMerchants.ts';

/** What a reset leaves: the catalogue, which nothing changes, what the migrations did, the keys, and when jobs ran. */
const KEPT = ['game', 'vendor', 'shelf', 'lottery', 'migration', 'payload_key', 'job'];

/** The tables that seeds and calls write, by age: a table refers to none that was made after it. */
async function writtenTables(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    SELECT relname AS name FROM pg_class
    WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND relname NOT IN ${KEPT}
    ORDER BY oid`);
  return rows.map(({ name }) => name);
}

/**
 * Empties a database and gives the merchants the records of the seeds again, from before today; all of it or nothing. The
 * first time on a day the seeds are made; from then on copies of them are taken, which is some ten times as quick.
 */
export async function resetDatabase(db: Database, merchants: readonly Merchant[]): Promise<void> {
  await db.transaction(async (tx) => {
    const tables = await writtenTables(tx);
    const day = today();
    if (await hasCopies(tx, day)) {
      await restoreCopies(tx, tables);
    } else {
      // Records that nothing may change are dropped as well. Identities go on: a copy of older records may come back.
      await withoutTriggers(tx, { tables }, () => tx.execute(sql`TRUNCATE ${listOf(tables)}`));
      await seedMerchants(tx, merchants, day);
      await keepCopies(tx, tables, day);
    }
    // The time is the real one again, and may have been ahead.
    await tx.update(job).set({ lastRunAt: new Date() });
    await tx.execute(sql`SELECT pg_notify('control', ''), pg_notify('session_ended', '')`);
  });
}
