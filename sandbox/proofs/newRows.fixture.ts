import { sql } from 'drizzle-orm';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { tableNames } from './tables.fixture.ts';

/** A row as JSON, prefixed with the name of its table. */
type DumpedRow = string;

/** Reads every row of every table. */
export async function dumpRows(db: Database): Promise<Set<DumpedRow>> {
  const dumped = new Set<DumpedRow>();
  for (const table of await tableNames(db)) {
    const { rows } = await db.execute<{ row: string }>(
      sql`SELECT to_json(one)::text AS row FROM ${sql.identifier(table)} AS one`,
    );
    for (const { row } of rows) dumped.add(`${table} ${row}`);
  }
  return dumped;
}

/** The texts in a row, including those in JSON columns. */
export function textsIn(row: DumpedRow): string[] {
  const texts: string[] = [];
  JSON.parse(row.slice(row.indexOf(' ')), (_, value: unknown) => {
    if (typeof value === 'string') texts.push(value);
    return value;
  });
  return texts;
}
