import { eq, type SQL, sql } from 'drizzle-orm';
import { today } from '#sandbox/seeds/seedDay.ts';
import type { Database } from './engine.ts';
import { setting } from './schema/platform.ts';

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
    await tx.execute(sql`SET LOCAL session_replication_role = replica`);
    for (const [table, columns] of await momentColumns(tx)) {
      const changes = sql.join(
        columns.map((column) => shifted(column, days)),
        sql`, `,
      );
      await tx.execute(sql`UPDATE ${sql.identifier(table)} SET ${changes}`);
    }
    await markSeeded(tx, today());
    return true;
  });
}
