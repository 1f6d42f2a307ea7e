import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { escapeIdentifier } from 'pg';
import type { Engine } from './engine.ts';
import type { Snapshot } from './snapshot.ts';

/** Makes what is kept small: no dead rows, and no log of how it came to be. */
const TIDY = ['VACUUM FULL', 'ANALYZE', 'SET wal_recycle = off', 'CHECKPOINT'];

/** PostgreSQL in this process, from the snapshot where the database is new and there is one. */
export async function openPglite(dataDir: string | undefined, snapshot: Snapshot): Promise<Engine> {
  if (dataDir !== undefined) await mkdir(dirname(dataDir), { recursive: true });
  const loadDataDir = await snapshot.read(dataDir);
  const engine = await PGlite.create({
    ...(dataDir !== undefined && { dataDir }),
    ...(loadDataDir && { loadDataDir }),
  });
  // Nothing here gathers statistics by itself, so a plan that is kept would stay that of the empty tables.
  await engine.exec('SET plan_cache_mode = force_custom_plan');
  const db = drizzle(engine, { casing: 'snake_case' });
  return {
    db,
    async runScript(script) {
      await engine.exec(script);
    },
    // One process holds the folder, so there is no other instance.
    alone: (work) => work(),
    async listen(channel, callback) {
      const name = escapeIdentifier(channel);
      await engine.listen(name, callback);
      return () => engine.unlisten(name, callback);
    },
    async keep() {
      for (const statement of TIDY) await engine.exec(statement);
      await snapshot.write(() => engine.dumpDataDir('none'));
    },
    close: () => engine.close(),
  };
}
