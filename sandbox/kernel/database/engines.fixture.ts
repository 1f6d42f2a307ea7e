import { afterAll, beforeAll, describe } from 'vitest';
import { openDatabase } from '#sandbox/seeds/openDatabase.ts';
import { onServer, testPlace } from '#sandbox/testing/postgres/testPlace.fixture.ts';
import type { OpenDatabase } from './database.ts';
import { type PostgresServer, startPostgres } from './postgres.fixture.ts';

/** The first start of all fills the catalogue; later ones take a snapshot or a copy of it. */
const FIRST_START_MS = 120_000;

/**
 * Makes tests of a database with the catalogue: in memory, and once more on PostgreSQL where the run is on that
 * (`npm run test:postgres`).
 */
export function onEachEngine(tests: (database: () => OpenDatabase) => void): void {
  describe(onServer() ? 'on PostgreSQL' : 'on PGlite', () => {
    let database: OpenDatabase | undefined;
    beforeAll(async () => {
      database = await openDatabase(await testPlace('catalogueDatabase'));
    }, FIRST_START_MS);
    afterAll(() => database?.close());
    tests(() => {
      if (!database) throw new Error('The database is open only while tests run.');
      return database;
    });
  });
}

/** Makes tests on a server of their own, where the run is on PostgreSQL. */
export function onPostgres(tests: (server: () => PostgresServer) => void): void {
  describe.skipIf(!onServer())('on PostgreSQL', () => {
    let server: PostgresServer | undefined;
    beforeAll(async () => {
      server = await startPostgres();
    }, FIRST_START_MS);
    afterAll(() => server?.stop());
    tests(() => {
      if (!server) throw new Error('The server runs only while tests do.');
      return server;
    });
  });
}
