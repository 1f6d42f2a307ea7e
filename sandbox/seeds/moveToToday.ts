import { eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { setting } from '#sandbox/kernel/database/schema/platform.ts';
import { withoutTriggers } from '#sandbox/kernel/database/withoutTriggers.ts';
import { today } from '#sandbox/kernel/seeding/seedDay.ts';

/** Is there while nothing but the seeds is in a database: the day that they lie before. */
const MARK = 'seeded_for';
const DAY_MS = 86_400_000;

/** Marks a database as one that holds the seeds alone, all from before a day. */
export async function markSeeded(db: Database, day: Date): Promise<void> {
  const value = day.toISOString();
  await db
    .insert(setting)
    .values({ name: MARK, value })
    .onConflictDoUpdate({ target: setting.name, set: { value } });
}

/** From now on things happen, and stay where they are in time. */
export async function forgetSeeded(db: Database): Promise<void> {
  await db.delete(setting).where(eq(setting.name, MARK));
}

/** Every table with columns that hold moments, and those columns. */
async function momentColumns(db: Database): Promise<Map<string, string[]>> {
  const columns = await db
    .select({ table: sql<string>`table_name`, column: sql<string>`column_name` })
    .from(sql`information_schema.columns`)
    .where(sql`table_schema = 'public' AND data_type = 'timestamp with time zone'`);
  const tables = new Map<string, string[]>();
  for (const { table, column } of columns)
    tables.set(table, [...(tables.get(table) ?? []), column]);
  return tables;
}

/** The tables in which a moment is part of what no two rows may share. */
async function tablesOfUniqueMoments(db: Database): Promise<Set<string>> {
  const rows = await db
    .select({ table: sql<string>`DISTINCT c.relname` })
    .from(sql`pg_index i
      JOIN pg_class c ON c.oid = i.indrelid
      JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = ANY (i.indkey)`)
    .where(sql`i.indisunique AND a.atttypid = 'timestamptz'::regtype`);
  return new Set(rows.map(({ table }) => table));
}

/** Further than any record reaches, in days. */
const FAR_DAYS = 100_000;

/**
 * The steps, in days, in which a table is moved. Rows are moved one by one, and where periods follow each other the first would meet the
 * next in its old place: such tables go by way of a time in which there is nothing.
 */
const stepsOf = (days: number, unique: boolean): number[] =>
  unique ? [FAR_DAYS, days - FAR_DAYS] : [days];

const shifted = (column: string, days: number): SQL =>
  sql`${sql.identifier(column)} = ${sql.identifier(column)} + make_interval(days => ${days}::integer)`;

/**
 * Moves every moment of a database that holds the seeds alone by whole days, so that they lie before today. Tells
 * whether it had to.
 */
export async function moveToToday(db: Database): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [mark] = await tx.select().from(setting).where(eq(setting.name, MARK));
    const days = mark
      ? Math.round((today().getTime() - Date.parse(String(mark.value))) / DAY_MS)
      : 0;
    if (days === 0) return false;
    // Records that nothing may change are moved as well.
    const moments = await momentColumns(tx);
    const unique = await tablesOfUniqueMoments(tx);
    await withoutTriggers(tx, { tables: [...moments.keys()] }, async () => {
      for (const [table, columns] of moments) {
        for (const step of stepsOf(days, unique.has(table))) {
          const changes = sql.join(
            columns.map((column) => shifted(column, step)),
            sql`, `,
          );
          await tx.execute(sql`UPDATE ${sql.identifier(table)} SET ${changes}`);
        }
      }
    });
    await markSeeded(tx, today());
    return true;
  });
}
