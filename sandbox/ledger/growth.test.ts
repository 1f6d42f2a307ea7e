import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { openDatabase } from '#sandbox/seeds/openDatabase.ts';
import { addMember, addMerchant, movement } from './ledger.fixture.ts';
import { creditDeposit } from './movements/deposit.ts';

const TIMEOUT_MS = 120_000;
/** Enough rows that an index scan is cheaper than a full scan. */
const GROWN = 300;

/** The number of rows of the books that full scans have read. */
async function readInSequence(db: Database): Promise<number> {
  await db.execute(sql`SELECT pg_stat_force_next_flush()`);
  const { rows } = await db.execute<{ rows: string }>(sql`
    SELECT sum(seq_tup_read)::text AS rows FROM pg_stat_user_tables
    WHERE relname IN ('ledger_entry', 'ledger_transaction')`);
  return Number(rows[0]?.rows);
}

it('a posting costs as much in a long ledger as in a short one', {
  timeout: TIMEOUT_MS,
}, async () => {
  const { db, close } = await openDatabase({ kind: 'memory' });
  const merchant = await addMerchant(db, { single: false });
  const memberId = await addMember(db, merchant);
  const deposit = () => db.transaction((tx) => creditDeposit(tx, movement(merchant, memberId, 1n)));
  for (let posted = 0; posted < GROWN; posted += 1) await deposit();
  const before = await readInSequence(db);
  for (let posted = 0; posted < 10; posted += 1) await deposit();
  expect(before).toBeGreaterThan(0);
  expect(await readInSequence(db)).toBe(before);
  await close();
});
