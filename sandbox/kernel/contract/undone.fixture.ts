import { Hono } from 'hono';
import type { Sandbox } from '#sandbox/createSandbox.ts';
import type { Database } from '#sandbox/kernel/database/database.ts';
import type { Environment } from '#sandbox/kernel/http/environment.ts';
import { createClient, type HeaderMap, type TestClient } from '#sandbox/testing/client.fixture.ts';
import { CONTRACT } from './contract.ts';
import { createDispatcher } from './dispatcher.ts';

/** Makes calls with the given headers; all their writes are rolled back after the work. */
export type Undone = (
  headers: HeaderMap,
  work: (client: TestClient, db: Database) => Promise<void>,
) => Promise<void>;

const UNDO = new Error('Everything that was written is undone.');

/** A platform on which calls leave no trace: each work is in a transaction that is rolled back. */
export async function undoneCalls({ platform, handlers }: Sandbox): Promise<Undone> {
  let { db } = platform;
  const traceless = {
    ...platform,
    get db() {
      return db;
    },
  };
  const dispatch = await createDispatcher(CONTRACT, handlers, traceless);
  const app = new Hono<Environment>().all('*', dispatch);
  return async (headers, work) => {
    const client = createClient(
      () => ({ app, platform: traceless, rules: CONTRACT.rules }),
      async () => headers,
    );
    const undone = platform.db.transaction(async (tx) => {
      db = tx;
      await work(client, tx);
      throw UNDO;
    });
    await undone.catch((error: unknown) => {
      db = platform.db;
      if (error !== UNDO) throw error;
    });
  };
}
