import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { onEachEngine } from '#sandbox/kernel/database/engines.fixture.ts';
import { addMember, addMerchant } from '#sandbox/ledger/ledger.fixture.ts';
import { changeLimit, confirmRaise } from './changeLimit.ts';
import { limitsOf } from './limits.ts';
import { playerLimit, playerLimitRaise } from './schema.ts';

const NAME = 'deposit-day';
const SET = new Date('2026-05-01T10:00:00Z');
const later = (hours: number, ms = 0) => new Date(SET.getTime() + hours * 3_600_000 + ms);

describe('a change of a limit (S2.16)', () => {
  onEachEngine((database) => {
    let db: Database;
    let memberId: string;
    beforeEach(async () => {
      db = database().db;
      memberId = await addMember(db, await addMerchant(db, { single: false }));
      await changeLimit(db, memberId, NAME, 500n, SET);
    });
    const limit = async () => (await limitsOf(db, memberId)).get(NAME);
    const sinceWhen = async () => {
      const mine = eq(playerLimit.memberId, memberId);
      return (await db.select().from(playerLimit).where(mine)).map(({ since }) => since);
    };
    const raises = async () => {
      const mine = eq(playerLimitRaise.memberId, memberId);
      const rows = await db.select().from(playerLimitRaise).where(mine);
      return rows.map(({ value, askedAt }) => [value, askedAt]);
    };

    it('to the current value only cancels a pending increase', async () => {
      await changeLimit(db, memberId, NAME, 900n, later(1));
      await changeLimit(db, memberId, NAME, 500n, later(2));
      expect([await limit(), await sinceWhen(), await raises()]).toEqual([500n, [SET], []]);
    });

    it('to no limit has no effect if none is set', async () => {
      await changeLimit(db, memberId, 'session', undefined, later(1));
      expect([...(await limitsOf(db, memberId))]).toEqual([[NAME, 500n]]);
      expect(await raises()).toEqual([]);
    });

    it('to a lower value takes effect at once', async () => {
      await changeLimit(db, memberId, NAME, 499n, later(1));
      expect([await limit(), await sinceWhen()]).toEqual([499n, [later(1)]]);
    });

    it('to a higher value can be confirmed after exactly 24 hours', async () => {
      await changeLimit(db, memberId, NAME, 501n, SET);
      const early = confirmRaise(db, memberId, NAME, later(24, -1));
      await expect(early).rejects.toMatchObject({ code: 'limit_raise_waiting' });
      await confirmRaise(db, memberId, NAME, later(24));
      expect([await limit(), await sinceWhen()]).toEqual([501n, [later(24)]]);
    });

    it('to a higher value lapses 7 days after it could first be confirmed, and can be requested again', async () => {
      const lapsed = later(24 * 8);
      await changeLimit(db, memberId, NAME, 501n, SET);
      const late = confirmRaise(db, memberId, NAME, lapsed);
      await expect(late).rejects.toMatchObject({ code: 'limit_raise_unknown' });
      expect(await limit()).toBe(500n);
      await changeLimit(db, memberId, NAME, 501n, lapsed);
      const again = confirmRaise(db, memberId, NAME, lapsed);
      await expect(again).rejects.toMatchObject({ code: 'limit_raise_waiting' });
      await confirmRaise(db, memberId, NAME, later(24 * 16, -1));
      expect(await limit()).toBe(501n);
    });

    it('to a higher value waits from the latest request', async () => {
      await changeLimit(db, memberId, NAME, 900n, later(1));
      await changeLimit(db, memberId, NAME, undefined, later(2));
      expect([await limit(), await raises()]).toEqual([500n, [[null, later(2)]]]);
    });

    it('leaves other limits, and those of other players, unchanged', async () => {
      const other = await addMember(db, await addMerchant(db, { single: false }));
      await changeLimit(db, other, NAME, 70n, SET);
      await changeLimit(db, memberId, 'loss-week', 80n, SET);
      await changeLimit(db, memberId, NAME, undefined, SET);
      await confirmRaise(db, memberId, NAME, later(24));
      expect([...(await limitsOf(db, memberId))]).toEqual([['loss-week', 80n]]);
      expect([...(await limitsOf(db, other))]).toEqual([[NAME, 70n]]);
      expect(await raises()).toEqual([]);
    });
  });
});
