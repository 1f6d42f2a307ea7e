import { type SQL, sql } from 'drizzle-orm';
import type { Database } from './database.ts';

/** Names as they stand in a statement. */
export const listOf = (names: readonly string[]): SQL =>
  sql.join(
    names.map((name) => sql.identifier(name)),
    sql`, `,
  );

async function setTriggers(tx: Database, tables: readonly string[], state: SQL): Promise<void> {
  for (const table of tables)
    await tx.execute(sql`ALTER TABLE ${sql.identifier(table)} ${state} TRIGGER USER`);
}

/** Where the platform's own triggers rest, and which of them wait for the end of the transaction. */
export interface Rest {
  tables: readonly string[];
  /** Constraint triggers that may wait for records of this transaction; those are checked first. */
  deferred?: readonly string[];
}

/**
 * Runs `work` in a transaction while the platform's own triggers on some tables rest: what is written is bound by
 * constraints alone. Whoever owns the tables may do so; nobody else writes to them until the transaction ends.
 *
 * @param tx a transaction; where it is undone, the triggers are as before
 */
export async function withoutTriggers<Result>(
  tx: Database,
  { tables, deferred = [] }: Rest,
  work: () => Promise<Result>,
): Promise<Result> {
  if (deferred.length > 0) {
    await tx.execute(sql`SET CONSTRAINTS ${listOf(deferred)} IMMEDIATE`);
    await tx.execute(sql`SET CONSTRAINTS ${listOf(deferred)} DEFERRED`);
  }
  await setTriggers(tx, tables, sql`DISABLE`);
  const result = await work();
  await setTriggers(tx, tables, sql`ENABLE`);
  return result;
}
