import { type SQL, sql } from 'drizzle-orm';
import type { Database } from './database.ts';

/** Quoted names for a statement. */
export const listOf = (names: readonly string[]): SQL =>
  sql.join(
    names.map((name) => sql.identifier(name)),
    sql`, `,
  );

async function setTriggers(tx: Database, tables: readonly string[], state: SQL): Promise<void> {
  for (const table of tables)
    await tx.execute(sql`ALTER TABLE ${sql.identifier(table)} ${state} TRIGGER USER`);
}

/** The tables whose triggers are disabled, and the triggers deferred to the end of the transaction. */
export interface Rest {
  tables: readonly string[];
  /** Constraint triggers that may wait for records of this transaction; those are checked first. */
  deferred?: readonly string[];
}

/**
 * Runs `work` in a transaction with the platform's own triggers disabled on some tables: only constraints apply to its writes. The owner of
 * the tables may do so; nobody else writes to them until the transaction ends.
 *
 * @param tx a transaction; if it is rolled back, the triggers are as before
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
