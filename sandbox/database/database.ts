import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { seedCatalogue } from '#sandbox/seeds/seedCatalogue.ts';
import { readSnapshot, writeSnapshot } from './snapshot.ts';

/** The database as handlers see it: PostgreSQL, whichever engine runs it. */
export type Database = PgDatabase<PgQueryResultHKT>;

/** An open database with every table made and the catalogue filled. */
export interface OpenDatabase {
  db: Database;
  close(): Promise<void>;
}

const MIGRATIONS = new URL('./migrations', import.meta.url).pathname;

/** An engine that starts from the snapshot of the catalogue, or empty when there is none yet. */
async function startEngine(dataDir: string | undefined): Promise<PGlite> {
  if (dataDir !== undefined) await mkdir(dirname(dataDir), { recursive: true });
  const loadDataDir = await readSnapshot(dataDir);
  return PGlite.create({
    ...(dataDir !== undefined && { dataDir }),
    ...(loadDataDir && { loadDataDir }),
  });
}

/**
 * Opens the embedded database: in memory, or kept in the folder `dataDir`. The first start fills the
 * catalogue and keeps a snapshot of it for all later starts.
 */
export async function openDatabase(dataDir?: string): Promise<OpenDatabase> {
  const engine = await startEngine(dataDir);
  const db = drizzle(engine, { casing: 'snake_case' });
  await migrate(db, { migrationsFolder: MIGRATIONS });
  const filled = await seedCatalogue(db);
  if (filled) await writeSnapshot(() => engine.dumpDataDir('none'));
  return { db, close: () => engine.close() };
}
