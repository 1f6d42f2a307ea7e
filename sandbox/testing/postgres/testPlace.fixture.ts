import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { inject, type ProvidedContext } from 'vitest';
import type { Place } from '#sandbox/kernel/database/place.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of a database with all seeds, if the tests run on PostgreSQL. */
    seededDatabase: string | undefined;
    /** The address of a database with the catalogue but no merchant, if the tests run on PostgreSQL. */
    catalogueDatabase: string | undefined;
  }
}

/** Copies a database that has no connections, and returns the address of the copy. */
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

/** Whether the run is on PostgreSQL. */
export const onServer = (): boolean => inject('catalogueDatabase') !== undefined;

/** The location of a test's own database: in memory, or on the server if the run is on PostgreSQL, as a copy of a prepared one. */
export async function testPlace(
  template: keyof ProvidedContext = 'seededDatabase',
): Promise<Place> {
  const url = inject(template);
  return url ? { kind: 'server', url: await copyDatabase(url) } : { kind: 'memory' };
}
