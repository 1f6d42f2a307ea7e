import { randomUUID } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { listOf, withoutTriggers } from '#sandbox/kernel/database/withoutTriggers.ts';

/** Where the copies lie. Their tables have the names of those that they are copies of. */
const SCHEMA = 'seeds';
/** A process trusts its own copies alone: another may have other seeds. */
const PROCESS = randomUUID();

const labelOf = (day: Date): string => `${PROCESS} ${day.toISOString()}`;

const copyOf = (table: string): SQL => sql`${sql.identifier(SCHEMA)}.${sql.identifier(table)}`;

/** Keeps copies of tables that hold nothing but the seeds from before a day, in the place of any others. */
export async function keepCopies(
  tx: Database,
  tables: readonly string[],
  day: Date,
): Promise<void> {
  await tx.execute(sql`DROP SCHEMA IF EXISTS ${sql.identifier(SCHEMA)} CASCADE`);
  await tx.execute(sql`CREATE SCHEMA ${sql.identifier(SCHEMA)}`);
  for (const table of tables) {
    await tx.execute(sql`CREATE TABLE ${copyOf(table)} AS TABLE ${sql.identifier(table)}`);
  }
  // A comment is a literal of the statement, which takes no parameters.
  await tx.execute(sql.raw(`COMMENT ON SCHEMA ${SCHEMA} IS '${labelOf(day)}'`));
}

/** Whether this process has kept copies of the seeds from before a day. */
export async function hasCopies(tx: Database, day: Date): Promise<boolean> {
  const { rows } = await tx.execute<{ label: string | null }>(
    sql`SELECT obj_description(to_regnamespace(${SCHEMA}), 'pg_namespace') AS label`,
  );
  return rows[0]?.label === labelOf(day);
}

/** Lets no reference be checked in this transaction, where the user of the database may: it takes most of the time. */
async function leaveReferencesUnchecked(tx: Database): Promise<void> {
  const { rows } = await tx.execute<{ may: boolean }>(
    sql`SELECT usesuper AS may FROM pg_user WHERE usename = current_user`,
  );
  if (rows[0]?.may) await tx.execute(sql`SET LOCAL session_replication_role = replica`);
}

/**
 * Gives tables what their copies hold, and nothing else.
 * @param tables each after those that it refers to
 */
export async function restoreCopies(tx: Database, tables: readonly string[]): Promise<void> {
  await leaveReferencesUnchecked(tx);
  await withoutTriggers(tx, { tables }, async () => {
    await tx.execute(sql`TRUNCATE ${listOf(tables)}`);
    for (const table of tables) {
      await tx.execute(
        sql`INSERT INTO ${sql.identifier(table)} OVERRIDING SYSTEM VALUE TABLE ${copyOf(table)}`,
      );
    }
  });
}
