import { eq, type SQL, sql } from 'drizzle-orm';
import { SEED_DAY, today } from '#sandbox/seeds/seedDay.ts';
import type { Database } from './engine.ts';
import { setting } from './schema/platform.ts';

/** Is there while a database still shows the day that it was seeded for. */
const MARK = 'seeded_for';
const DAY_MS = 86_400_000;

/** Marks a database as one whose moments lie before the day of the seeds. */
export async function markSeeded(db: Database): Promise<void> {
  await db.insert(setting).values({ name: MARK, value: SEED_DAY.toISOString() });
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
 * Moves every moment of a database that was just filled by whole days, so that its records lie before today. Does so
 * once; what happened since stays where it is.
 */
export async function moveToToday(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    const marks = await tx.delete(setting).where(eq(setting.name, MARK)).returning();
    const days = Math.round((today().getTime() - SEED_DAY.getTime()) / DAY_MS);
    if (marks.length === 0 || days === 0) return;
    // Records that nothing may change are moved as well.
    await tx.execute(sql`SET LOCAL session_replication_role = replica`);
    for (const [table, columns] of await momentColumns(tx)) {
      const changes = sql.join(
        columns.map((column) => shifted(column, days)),
        sql`, `,
      );
      await tx.execute(sql`UPDATE ${sql.identifier(table)} SET ${changes}`);
    }
  });
}
