import { count, sql } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { game } from '#sandbox/domains/catalogue/schema.ts';
import { openDatabase } from '#sandbox/seeds/openDatabase.ts';
import { PATIENT } from '#sandbox/testing/patient.fixture.ts';
import { onPostgres } from './engines.fixture.ts';
import { DatabaseUnreachable } from './postgresClient.ts';

const STARTS_MS = 120_000;

describe('a database shared by several instances', () => {
  onPostgres((server) => {
    const open = (url: string) => openDatabase({ kind: 'server', url });

    it('is seeded once by instances that start at the same time', {
      timeout: STARTS_MS,
    }, async () => {
      const url = await server().createDatabase();
      const instances = await Promise.all([open(url), open(url), open(url)]);
      const counts = instances.map(({ db }) => db.select({ all: count() }).from(game));
      const games = new Set((await Promise.all(counts)).map(([found]) => found?.all));
      expect(games.size).toBe(1);
      await Promise.all(instances.map(({ close }) => close()));
    });

    it('runs exclusive work at one instance at a time', { timeout: STARTS_MS }, async () => {
      const url = await server().createDatabase();
      const instances = await Promise.all([open(url), open(url)]);
      let busy = 0;
      const work = async () => {
        busy += 1;
        const found = busy;
        await instances[0]?.db.execute(sql`SELECT pg_sleep(0.05)`);
        busy -= 1;
        return found;
      };
      expect(await Promise.all(instances.map(({ withLock }) => withLock(work)))).toEqual([1, 1]);
      await Promise.all(instances.map(({ close }) => close()));
    });

    it('survives a restart of the server', { timeout: STARTS_MS }, async () => {
      const quiet = vi.spyOn(console, 'error').mockImplementation(() => {});
      const { db, listen, close } = await open(await server().createDatabase());
      const heard: string[] = [];
      await listen('money', (payload) => heard.push(payload));
      const cut = db.transaction(async (tx) => {
        await tx.execute(sql`SELECT 1`);
        await server().restart();
        await tx.execute(sql`SELECT 1`);
      });
      await expect(cut).rejects.toThrow();
      // The empty payload says that something may have been missed.
      await vi.waitFor(() => expect(heard).toEqual(['']), PATIENT);
      await db.execute(sql`SELECT pg_notify('money', 'again')`);
      await vi.waitFor(() => expect(heard).toEqual(['', 'again']), PATIENT);
      await close();
      quiet.mockRestore();
    });

    it('can be closed while the server is unavailable', { timeout: STARTS_MS }, async () => {
      const quiet = vi.spyOn(console, 'error').mockImplementation(() => {});
      const { listen, close } = await open(await server().createDatabase());
      await listen('money', () => {});
      const restarted = server().restart();
      await vi.waitFor(() => expect(quiet).toHaveBeenCalled(), PATIENT);
      await close();
      await restarted;
      quiet.mockRestore();
    });

    it('reports a database that does not exist', async () => {
      const url = new URL(await server().createDatabase());
      url.pathname = '/nowhere';
      await expect(open(url.href)).rejects.toThrow(
        /database “nowhere”.*does not exist.*DATABASE_URL/,
      );
    });
  });
});

describe('an unusable server', () => {
  it.each([
    [
      'postgres://player:hidden@127.0.0.1:1/livery',
      '127.0.0.1:1, database “livery”, user “player”',
    ],
    ['postgres://player:hidden@nowhere.invalid/livery', 'nowhere.invalid:5432'],
    ['postgres://player:hid%ZZden@host:99999/livery', 'no address of a PostgreSQL server'],
    ['mysql://player:hidden@host/livery', 'no address of a PostgreSQL server'],
  ])('at %s is reported without the password', async (url, words) => {
    const opening = openDatabase({ kind: 'server', url });
    await expect(opening).rejects.toThrow(DatabaseUnreachable);
    await expect(opening).rejects.toThrow(words);
    await expect(opening).rejects.not.toThrow('hidden');
  });
});
