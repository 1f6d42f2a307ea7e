import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { startPostgres } from '#sandbox/database/postgres.fixture.ts';
import { readMerchants } from '#sandbox/readMerchants.ts';
import { openDatabase } from '#sandbox/seeds/openDatabase.ts';
import { findPostgres } from '#scripts/setup/postgres.mjs';

/** Starts a server with one seeded database, that every file of the run copies. */
export default async function setup({ provide }: TestProject) {
  if (!findPostgres()) return;
  const server = await startPostgres();
  const url = await server.createDatabase();
  const merchants = await readMerchants(fileURLToPath(new URL('../../brands', import.meta.url)));
  const { close } = await openDatabase({ kind: 'server', url }, merchants);
  await close();
  provide('seededDatabase', url);
  return () => server.stop();
}
