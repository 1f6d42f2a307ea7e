import { sql } from 'drizzle-orm';
import type { Database, OpenDatabase } from '#sandbox/kernel/database/database.ts';
import type { Merchant } from '#sandbox/kernel/merchants.ts';
import { openDatabase } from './openDatabase.ts';

/** The schema of the copied seeds, separate from the copies for a reset by the control. */
const COPIES = sql.identifier('test_seeds');

/** A table whose rows differ from the seeds, and the number of new rows. */
interface Changed {
  name: string;
  newer: number;
  rows: number;
}

/** The number of seeded rows in each table. */
type Seeds = ReadonlyMap<string, number>;

async function tableNames(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    SELECT relname AS name FROM pg_class
    WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND relname <> 'migration'`);
  return rows.map(({ name }) => name);
}

/** Copies every table, and returns the number of rows in each. */
async function keepSeeds(db: Database): Promise<Seeds> {
  const seeds = new Map<string, number>();
  await db.execute(sql`CREATE SCHEMA ${COPIES}`);
  for (const name of await tableNames(db)) {
    const table = sql.identifier(name);
    await db.execute(sql`CREATE TABLE ${COPIES}.${table} AS TABLE ${table}`);
    const { rows } = await db.execute<{ rows: number }>(
      sql`SELECT count(*)::int AS rows FROM ${table}`,
    );
    seeds.set(name, rows[0]?.rows ?? 0);
  }
  return seeds;
}

/** The last transaction of the seeds; rows of later ones are new. */
async function lastTransaction(db: Database): Promise<string> {
  const { rows } = await db.execute<{ id: string }>(sql`SELECT pg_current_xact_id()::text AS id`);
  return rows[0]?.id ?? '0';
}

/** Finds all tables that changed since a transaction, with one query. */
async function changedSince(db: Database, since: string, seeds: Seeds): Promise<Changed[]> {
  const counts = [...seeds.keys()].map(
    (name) => sql`
      SELECT ${name}::text AS name, count(*)::int AS rows,
        (count(*) FILTER (WHERE xmin::text::bigint > ${since}::bigint))::int AS newer
      FROM ${sql.identifier(name)}`,
  );
  const { rows } = await db.execute<Changed & Record<string, unknown>>(
    sql.join(counts, sql` UNION ALL `),
  );
  return rows.filter(({ name, newer, rows: all }) => newer > 0 || all !== seeds.get(name));
}

/** Restores the seeds in changed tables; in tables with only new rows, those are deleted. Checks and triggers are disabled meanwhile. */
async function restore(
  db: Database,
  since: string,
  changed: readonly Changed[],
  seeds: Seeds,
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`SET LOCAL session_replication_role = replica`);
    for (const { name, newer, rows } of changed) {
      const table = sql.identifier(name);
      if (rows - newer === seeds.get(name)) {
        await tx.execute(sql`DELETE FROM ${table} WHERE xmin::text::bigint > ${since}::bigint`);
        continue;
      }
      await tx.execute(sql`DELETE FROM ${table}`);
      await tx.execute(sql`INSERT INTO ${table} OVERRIDING SYSTEM VALUE TABLE ${COPIES}.${table}`);
    }
  });
}

/** An in-memory database that is seeded once and can be restored to its seeds. */
async function openSeeded(merchants: readonly Merchant[]) {
  const database = await openDatabase({ kind: 'memory' }, merchants);
  const seeds = await keepSeeds(database.db);
  let since = await lastTransaction(database.db);
  return {
    database,
    async reset() {
      const changed = await changedSince(database.db, since, seeds);
      if (changed.length > 0) await restore(database.db, since, changed, seeds);
      since = await lastTransaction(database.db);
    },
  };
}

/** The databases of this process, by their merchants. */
const opened = new Map<string, ReturnType<typeof openSeeded>>();

/**
 * Returns this process's in-memory database for some merchants, restored to its seeds. Test files share it one after another, which is much
 * faster than a database for each; sequences are not reset.
 */
export async function seededMemory(merchants: readonly Merchant[]): Promise<OpenDatabase> {
  const key = JSON.stringify(merchants);
  const seeded = opened.get(key) ?? openSeeded(merchants);
  opened.set(key, seeded);
  const { database, reset } = await seeded;
  await reset();
  return database;
}

/** Closes the databases of this process. */
export async function closeSeeded(): Promise<void> {
  const all = await Promise.all(opened.values());
  opened.clear();
  await Promise.all(all.map(({ database }) => database.close()));
}
