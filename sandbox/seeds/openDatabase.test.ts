import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { count, sql } from 'drizzle-orm';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { game } from '#sandbox/domains/catalogue/schema.ts';
import type { OpenDatabase } from '#sandbox/kernel/database/database.ts';
import { onEachEngine } from '#sandbox/kernel/database/engines.fixture.ts';
import { placeOf } from '#sandbox/kernel/database/place.ts';
import { merchant } from '#sandbox/kernel/database/schema/merchants.ts';
import { PATIENT } from '#sandbox/testing/patient.fixture.ts';
import { openDatabase } from './openDatabase.ts';

const STARTS_MS = 120_000;

const notify = ({ db }: OpenDatabase, channel: string, payload: string) =>
  db.execute(sql`SELECT pg_notify(${channel}, ${payload})`);

describe('an open database', () => {
  onEachEngine((database) => {
    it('contains the catalogue', async () => {
      const [games] = await database().db.select({ all: count() }).from(game);
      expect(games?.all).toBeGreaterThan(10_000);
    });

    it('leaves the main thread free while it works', async () => {
      const order: string[] = [];
      const counting = database()
        .db.execute(sql`SELECT count(*) FROM generate_series(1, 1000000)`)
        .then(() => order.push('the database'));
      await nextTurn();
      order.push('the thread');
      await counting;
      expect(order).toEqual(['the thread', 'the database']);
    });

    it('delivers notifications on a channel until the listener stops', async () => {
      const heard: string[] = [];
      const stop = await database().listen('Odd channel', (payload) => heard.push(payload));
      await notify(database(), 'Odd channel', 'one');
      await notify(database(), 'another', 'two');
      await vi.waitFor(() => expect(heard).toEqual(['one']), PATIENT);
      await stop();
      await notify(database(), 'Odd channel', 'three');
      const proof = vi.fn();
      await database().listen('proof', proof);
      await notify(database(), 'proof', '');
      await vi.waitFor(() => expect(proof).toHaveBeenCalled(), PATIENT);
      expect(heard).toEqual(['one']);
    });

    it('delivers none from a transaction that was rolled back', async () => {
      const heard: string[] = [];
      await database().listen('money', (payload) => heard.push(payload));
      const lost = database().db.transaction(async (tx) => {
        await tx.execute(sql`SELECT pg_notify('money', 'lost')`);
        throw new Error('rolled back');
      });
      await expect(lost).rejects.toThrow('rolled back');
      await notify(database(), 'money', 'kept');
      await vi.waitFor(() => expect(heard).toEqual(['kept']), PATIENT);
    });
  });

  it('persists in its folder', { timeout: STARTS_MS }, async () => {
    const folder = await mkdtemp(join(tmpdir(), 'livery-database-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const place = { kind: 'folder', dataDir: join(folder, 'data') } as const;
    const first = await openDatabase(place);
    await first.db.insert(merchant).values({ code: 'KEPT01' });
    await first.close();
    const second = await openDatabase(place);
    expect(await second.db.select().from(merchant)).toEqual([{ code: 'KEPT01' }]);
    await second.close();
  });
});

describe('the location of a database', () => {
  it.each([
    [
      { DATABASE_URL: 'postgres://db/x', SANDBOX_DATA_DIR: '/data' },
      { kind: 'server', url: 'postgres://db/x' },
    ],
    [
      { DATABASE_URL: '', SANDBOX_DATA_DIR: '/data' },
      { kind: 'folder', dataDir: '/data' },
    ],
    [{ SANDBOX_DATA_DIR: '' }, { kind: 'memory' }],
    [{}, { kind: 'memory' }],
  ])('of %j is %j', (environment, place) => {
    expect(placeOf(environment)).toEqual(place);
  });
});
