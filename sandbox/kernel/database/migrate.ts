import { readdir, readFile } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import type { Engine } from './database.ts';

const FOLDER = new URL('./migrations/', import.meta.url);
const NAME = /^\d{4}_[a-z_]+\.sql$/;

/**
 * Applies the migrations that the database lacks, in the order of their numbers. Each is one implicit transaction together with its mark,
 * so that it is applied whole or not at all. Throws for a file with another kind of name.
 */
export async function migrate({ db, runScript }: Pick<Engine, 'db' | 'runScript'>): Promise<void> {
  await runScript('CREATE TABLE IF NOT EXISTS migration (name text PRIMARY KEY)');
  const { rows } = await db.execute<{ name: string }>(sql`SELECT name FROM migration`);
  const applied = new Set(rows.map(({ name }) => name));
  for (const name of (await readdir(FOLDER)).sort()) {
    if (!NAME.test(name)) throw new Error(`${name} is no name of a migration.`);
    if (applied.has(name)) continue;
    const script = await readFile(new URL(name, FOLDER), 'utf8');
    await runScript(`${script}\n;INSERT INTO migration (name) VALUES ('${name}')`);
  }
}
