import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { startPostgres } from '#sandbox/kernel/database/postgres.fixture.ts';
import { readMerchants } from '#sandbox/kernel/readMerchants.ts';
import { openDatabase } from '#sandbox/seeds/openDatabase.ts';

/** Starts a server with two databases, with all seeds and with the catalogue alone, that the files of the run copy. */
export default async function setup({ provide }: TestProject) {
  const server = await startPostgres();
  const merchants = await readMerchants(fileURLToPath(new URL('../../../brands', import.meta.url)));
  async function filled(...open: [merchants?: typeof merchants]): Promise<string> {
    const url = await server.createDatabase();
    const { close } = await openDatabase({ kind: 'server', url }, ...open);
    await close();
    return url;
  }
  provide('catalogueDatabase', await filled());
  provide('seededDatabase', await filled(merchants));
  return () => server.stop();
}
