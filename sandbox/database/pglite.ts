import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { escapeIdentifier } from 'pg';
import type { Engine } from './engine.ts';
import { readSnapshot, writeSnapshot } from './snapshot.ts';

/** PostgreSQL in this process, from the snapshot where the database is new and there is one. */
export async function openPglite(dataDir: string | undefined): Promise<Engine> {
  if (dataDir !== undefined) await mkdir(dirname(dataDir), { recursive: true });
  const loadDataDir = await readSnapshot(dataDir);
  const engine = await PGlite.create({
    ...(dataDir !== undefined && { dataDir }),
    ...(loadDataDir && { loadDataDir }),
  });
  const db = drizzle(engine, { casing: 'snake_case' });
  return {
    db,
    async runScript(script) {
      await engine.exec(script);
    },
    // One process holds the folder, so there is no other instance.
    alone: (work) => work(),
    async listen(channel, callback) {
      const stop = await engine.listen(escapeIdentifier(channel), callback);
      return () => stop();
    },
    keep: () => writeSnapshot(() => engine.dumpDataDir('none')),
    close: () => engine.close(),
  };
}
