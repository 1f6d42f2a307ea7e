import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { escapeIdentifier, Pool } from 'pg';
import { createChannels } from './channels.ts';
import type { Engine } from './database.ts';
import { startPgliteThread } from './pgliteThread.ts';
import type { Snapshot } from './snapshot.ts';

/** Shrinks the kept database: no dead rows, and no log of how it was made. */
const TIDY = ['VACUUM FULL', 'ANALYZE', 'SET wal_recycle = off', 'CHECKPOINT'];

/**
 * PostgreSQL in its own thread, so that calls that do not need it are answered meanwhile; from the snapshot if the database is new and
 * there is one.
 */
export async function openPglite(dataDir: string | undefined, snapshot: Snapshot): Promise<Engine> {
  if (dataDir !== undefined) await mkdir(dirname(dataDir), { recursive: true });
  const thread = await startPgliteThread({ dataDir, snapshot: await snapshot.find(dataDir) });
  const channels = createChannels();
  // The one client of the one session, never released: it has the channels.
  const pool = new Pool({
    ...{ user: 'postgres', database: 'postgres', ssl: false, stream: thread.connect },
    ...{ max: 1, idleTimeoutMillis: 0 },
  });
  pool.on('error', ({ message }) => console.error(`The embedded database failed: ${message}`));
  pool.on('connect', (client) => {
    client.on('error', () => {});
    client.on('notification', ({ channel, payload = '' }) => channels.tell(channel, payload));
  });
  // Nothing here gathers statistics by itself, so a cached plan would stay that of the empty tables.
  await pool.query('SET plan_cache_mode = force_custom_plan');
  return {
    db: drizzle(pool, { casing: 'snake_case' }),
    async runScript(script) {
      await pool.query(script);
    },
    // One process holds the folder, so there is no other instance.
    withLock: (work) => work(),
    async listen(channel, callback) {
      const stop = channels.add(channel, callback);
      await pool.query(`LISTEN ${escapeIdentifier(channel)}`);
      return stop;
    },
    async keep() {
      for (const statement of TIDY) await pool.query(statement);
      await snapshot.write(thread.dump);
    },
    async close() {
      await pool.end();
      await thread.close();
    },
  };
}
