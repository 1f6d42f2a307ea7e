import { afterAll, beforeAll, describe } from 'vitest';
import { openDatabase } from '#sandbox/seeds/openDatabase.ts';
import { findPostgres } from '#scripts/setup/postgres.mjs';
import type { OpenDatabase } from './database.ts';
import type { Place } from './place.ts';
import { type PostgresServer, startPostgres } from './postgres.fixture.ts';

/** The first start of all fills the catalogue; the embedded engine's later ones take its snapshot. */
const FIRST_START_MS = 120_000;

/** Mutants are run against the embedded engine alone: the other would take as long again. */
const WHY_SKIPPED = process.env.LIVERY_MUTATED
  ? ' (skipped for mutants)'
  : findPostgres()
    ? ''
    : ' (skipped: none is installed on this machine)';

/** A database for the tests of a block. */
function testDatabase(place: () => Promise<Place>): () => OpenDatabase {
  let database: OpenDatabase | undefined;
  beforeAll(async () => {
    database = await openDatabase(await place());
  }, FIRST_START_MS);
  afterAll(() => database?.close());
  return () => {
    if (!database) throw new Error('The database is open only while tests run.');
    return database;
  };
}

/** Makes tests on a server of their own, skipped where no PostgreSQL is installed. */
export function onPostgres(tests: (server: () => PostgresServer) => void): void {
  describe.skipIf(WHY_SKIPPED)(`on PostgreSQL${WHY_SKIPPED}`, () => {
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

/** Makes the same tests twice: on a database in memory, and on one of a server. */
export function onEachEngine(tests: (database: () => OpenDatabase) => void): void {
  describe('on PGlite', () => tests(testDatabase(async () => ({ kind: 'memory' }))));
  onPostgres((server) =>
    tests(testDatabase(async () => ({ kind: 'server', url: await server().createDatabase() }))),
  );
}
