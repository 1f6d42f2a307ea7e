import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { commission } from '#sandbox/domains/agents/schema.ts';
import { onEachEngine } from '#sandbox/kernel/database/engines.fixture.ts';
import { merchant } from '#sandbox/kernel/database/schema/merchants.ts';
import { outbox } from '#sandbox/kernel/database/schema/platform.ts';
import { seedDay, today } from '#sandbox/kernel/seeding/seedDay.ts';
import { testPlatform } from '#sandbox/testing/sandbox.fixture.ts';
import { forgetSeeded, markSeeded, moveToToday } from './moveToToday.ts';

const HOUR_MS = 3_600_000;

describe('a newly seeded database', () => {
  onEachEngine((database) => {
    it('is moved to today by whole days, once, including immutable records', async () => {
      const { db } = database();
      const at = new Date(seedDay().getTime() - 5 * HOUR_MS);
      await db.insert(merchant).values({ code: 'MOVED001' });
      await db.insert(outbox).values({
        ...{ merchantCode: 'MOVED001', channel: 'sms', recipient: '+1', sealedBody: '', at },
      });
      await db.execute(
        sql`CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'append-only'; END $$`,
      );
      await db.execute(
        sql`CREATE TRIGGER refuse BEFORE UPDATE ON outbox EXECUTE FUNCTION refuse()`,
      );
      await markSeeded(db, seedDay());
      expect(await moveToToday(db)).toBe(true);
      expect(await moveToToday(db)).toBe(false);
      await forgetSeeded(db);
      expect(await moveToToday(db)).toBe(false);
      const [row] = await db.select().from(outbox);
      expect(row?.at).toEqual(new Date(today().getTime() - 5 * HOUR_MS));
    });
  });
});

describe('the seeds', () => {
  const platform = testPlatform();

  it.each([1, 2, 30])('can be moved after %i days, including consecutive periods', async (days) => {
    const { db } = platform.sandbox.platform;
    const ends = () => db.select({ until: sql<string>`max(period_until)::text` }).from(commission);
    const [before] = await ends();
    await markSeeded(db, new Date(today().getTime() - days * 24 * HOUR_MS));
    expect(await moveToToday(db)).toBe(true);
    const [after] = await ends();
    const moved = Date.parse(String(after?.until)) - Date.parse(String(before?.until));
    expect(moved).toBe(days * 24 * HOUR_MS);
  });
});
