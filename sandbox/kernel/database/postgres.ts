import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import type { Engine } from './database.ts';
import { clientConfig, connectClient } from './postgresClient.ts';
import { createPostgresListener } from './postgresListener.ts';

/** Held, on its own connection, by the one instance that sets up the database. */
const LOCK = `SELECT pg_advisory_lock(hashtextextended('livery', 0))`;

/**
 * PostgreSQL on a server, which several instances may share.
 * @throws DatabaseUnreachable if the server cannot be reached or refuses the login
 */
export async function openPostgres(url: string): Promise<Engine> {
  const config = clientConfig(url);
  await (await connectClient(config)).end();
  const pool = new Pool(config);
  // The query of a lost connection fails; without listeners the whole process would.
  pool.on('error', ({ message }) => console.error(`PostgreSQL closed a connection: ${message}`));
  pool.on('connect', (client) => client.on('error', () => {}));
  const listener = createPostgresListener(config);
  const db = drizzle(pool, { casing: 'snake_case' });
  return {
    db,
    async runScript(script) {
      await pool.query(script);
    },
    async withLock(work) {
      const holder = await connectClient(config);
      try {
        await holder.query(LOCK);
        return await work();
      } finally {
        await holder.end();
      }
    },
    listen: listener.listen,
    // A server keeps its database itself.
    keep: async () => {},
    async close() {
      await listener.close();
      await pool.end();
    },
  };
}
