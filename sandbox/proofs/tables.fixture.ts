import { sql } from 'drizzle-orm';
import type { Database } from '#sandbox/kernel/database/database.ts';

/** A digest of the contents of every table, by name. */
export type Digests = Record<string, string>;

/** Reads the names of all tables, and the columns of each. */
async function columnsOfTables(db: Database): Promise<Map<string, string[]>> {
  const { rows } = await db.execute<{ table: string; column: string }>(sql`
    SELECT table_name AS "table", column_name AS "column" FROM information_schema.columns
    WHERE table_schema = 'public' ORDER BY table_name, ordinal_position`);
  const tables = new Map<string, string[]>();
  for (const { table, column } of rows) tables.set(table, [...(tables.get(table) ?? []), column]);
  return tables;
}

/** Reads the names of all tables. */
export const tableNames = async (db: Database): Promise<string[]> => [
  ...(await columnsOfTables(db)).keys(),
];

/** Computes a digest of every table, to detect writes. */
export async function digestTables(db: Database): Promise<Digests> {
  const digests: Digests = {};
  for (const table of await tableNames(db)) {
    const { rows } = await db.execute<{ digest: string }>(sql`
      SELECT count(*) || ' ' || coalesce(sum(hashtextextended(one::text, 0)), 0) AS digest
      FROM ${sql.identifier(table)} AS one`);
    digests[table] = rows[0]?.digest ?? '';
  }
  return digests;
}

/** Reads the ids and other identifiers of a member's rows in all tables: at most `limit` from each table. */
export async function idsOfMember(
  db: Database,
  memberId: string,
  limit: number,
): Promise<string[]> {
  const found = new Set<string>();
  for (const [table, columns] of await columnsOfTables(db)) {
    if (!columns.includes('member_id') || !columns.includes('id')) continue;
    const names = ['id', 'reference'].filter((name) => columns.includes(name));
    for (const name of names) {
      const { rows } = await db.execute<{ id: string | null }>(sql`
        SELECT ${sql.identifier(name)}::text AS id FROM ${sql.identifier(table)}
        WHERE member_id = ${memberId} LIMIT ${limit}`);
      for (const { id } of rows) if (id !== null) found.add(id);
    }
  }
  return [...found];
}
