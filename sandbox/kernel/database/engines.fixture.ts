import { afterAll, beforeAll, describe } from 'vitest';
import { openDatabase } from '#sandbox/seeds/openDatabase.ts';
import { onServer, testPlace } from '#sandbox/testing/postgres/testPlace.fixture.ts';
import type { OpenDatabase } from './database.ts';
import { type PostgresServer, startPostgres } from './postgres.fixture.ts';

/** The very first start fills the catalogue; later ones use a snapshot or a copy of it. */
const FIRST_START_MS = 120_000;

/** Defines tests of a database with the catalogue: in memory, and again on PostgreSQL if the run uses it (`npm run test:postgres`). */
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

/** Defines tests on a server of their own, if the run uses PostgreSQL. */
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
