import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { SEED_DAY, today } from '#sandbox/seeds/seedDay.ts';
import { onEachEngine } from './engines.fixture.ts';
import { forgetSeeded, markSeeded, moveToToday } from './moveToToday.ts';
import { merchant } from './schema/merchants.ts';
import { outbox } from './schema/platform.ts';

const HOUR_MS = 3_600_000;

describe('a database that was just filled', () => {
  onEachEngine((database) => {
    it('is moved by whole days, once, with the records that nothing may change', async () => {
      const { db } = database();
      const at = new Date(SEED_DAY.getTime() - 5 * HOUR_MS);
      await db.insert(merchant).values({ code: 'MOVED001' });
      await db.insert(outbox).values({
        ...{ merchantCode: 'MOVED001', channel: 'sms', recipient: '+1', body: '', at },
      });
      await db.execute(
        sql`CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'append-only'; END $$`,
      );
      await db.execute(
        sql`CREATE TRIGGER refuse BEFORE UPDATE ON outbox EXECUTE FUNCTION refuse()`,
      );
      await markSeeded(db, SEED_DAY);
      expect(await moveToToday(db)).toBe(true);
      expect(await moveToToday(db)).toBe(false);
      await forgetSeeded(db);
      expect(await moveToToday(db)).toBe(false);
      const [row] = await db.select().from(outbox);
      expect(row?.at).toEqual(new Date(today().getTime() - 5 * HOUR_MS));
    });
  });
});
