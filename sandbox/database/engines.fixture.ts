import { afterAll, beforeAll, beforeEach, describe } from 'vitest';
import { findPostgres } from '#scripts/setup/postgres.mjs';
import { type OpenDatabase, openDatabase } from './database.ts';
import type { Place } from './place.ts';
import { type PostgresServer, startPostgres } from './postgres.fixture.ts';

/** The first start of all fills the catalogue; the embedded engine's later ones take its snapshot. */
const FIRST_START_MS = 120_000;

/** A server for the tests of a block, which are skipped where there is none to start. */
export function testPostgres(): () => PostgresServer {
  let server: PostgresServer | undefined;
  beforeAll(async () => {
    if (findPostgres()) server = await startPostgres();
  }, FIRST_START_MS);
  beforeEach(({ skip }) => {
    if (!server) skip('no PostgreSQL is installed on this machine');
  });
  afterAll(() => server?.stop());
  return () => {
    if (!server) throw new Error('The server runs only while tests do.');
    return server;
  };
}

/** A database for the tests of a block; none where there is no place. */
function testDatabase(place: () => Promise<Place | undefined>): () => OpenDatabase {
  let database: OpenDatabase | undefined;
  beforeAll(async () => {
    const chosen = await place();
    if (chosen) database = await openDatabase(chosen);
  }, FIRST_START_MS);
  afterAll(() => database?.close());
  return () => {
    if (!database) throw new Error('The database is open only while tests run.');
    return database;
  };
}

/** Makes the same tests twice: on a database in memory, and on one of a server. */
export function onEachEngine(tests: (database: () => OpenDatabase) => void): void {
  describe('on PGlite', () => tests(testDatabase(async () => ({ kind: 'memory' }))));
  describe('on PostgreSQL', () => {
    const server = testPostgres();
    tests(
      testDatabase(async () =>
        findPostgres() ? { kind: 'server', url: await server().createDatabase() } : undefined,
      ),
    );
  });
}
