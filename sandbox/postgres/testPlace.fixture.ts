import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { inject } from 'vitest';
import type { Place } from '#sandbox/database/place.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of a database with all seeds, where the tests run on PostgreSQL. */
    seededDatabase: string | undefined;
  }
}

/** Makes a database with what another one holds, to which nobody may be connected. Gives its address. */
async function copyDatabase(address: string): Promise<string> {
  const url = new URL(address);
  const seeded = url.pathname.slice(1);
  const name = `copy_${randomUUID().replaceAll('-', '')}`;
  url.pathname = '/postgres';
  const client = new Client(url.href);
  await client.connect();
  await client.query(`CREATE DATABASE ${name} TEMPLATE ${seeded}`).finally(() => client.end());
  url.pathname = `/${name}`;
  return url.href;
}

/** Where a platform for tests keeps its database: in memory, or in one of its own where the run is on PostgreSQL. */
export async function testPlace(): Promise<Place> {
  const seeded = inject('seededDatabase');
  return seeded ? { kind: 'server', url: await copyDatabase(seeded) } : { kind: 'memory' };
}
