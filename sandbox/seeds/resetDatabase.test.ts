import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { onEachEngine } from '#sandbox/kernel/database/engines.fixture.ts';
import { member } from '#sandbox/kernel/database/schema/members.ts';
import { event, outbox } from '#sandbox/kernel/database/schema/platform.ts';
import { publish } from '#sandbox/kernel/events/publish.ts';
import type { Merchant } from '#sandbox/kernel/merchants.ts';
import { readMerchants } from '#sandbox/kernel/readMerchants.ts';
import { verifyBooks } from '#sandbox/ledger/verifyBooks.ts';
import { digestTables } from '#sandbox/proofs/tables.fixture.ts';
import { BRANDS } from '#sandbox/testing/sandbox.fixture.ts';
import { resetDatabase } from './resetDatabase.ts';

const SEEDING_MS = 120_000;

async function firstMerchant(): Promise<Merchant> {
  const [merchant] = await readMerchants(BRANDS);
  if (!merchant) throw new Error('There is no brand.');
  return merchant;
}

/** Changes, adds and deletes records. */
async function change(db: Database, { merchantCode }: Merchant): Promise<void> {
  await db.update(member).set({ nickname: 'Changed' });
  await db.insert(outbox).values({
    ...{ merchantCode, channel: 'sms', recipient: '+1', sealedBody: '', at: new Date() },
  });
  await db.execute(sql`DELETE FROM member_line`);
}

/** Dumps all tables, except the times of job runs. */
async function recordsOf(db: Database): Promise<object> {
  const { job, ...records } = await digestTables(db);
  return records;
}

describe('a reset of the database', () => {
  onEachEngine((database) => {
    it('restores the same records each time, whatever was done in between', {
      timeout: SEEDING_MS,
    }, async () => {
      const { db } = database();
      const merchant = await firstMerchant();
      await resetDatabase(db, [merchant]);
      const seeds = await recordsOf(db);
      for (let times = 0; times < 2; times += 1) {
        await change(db, merchant);
        expect(await recordsOf(db)).not.toEqual(seeds);
        await resetDatabase(db, [merchant]);
        expect(await recordsOf(db)).toEqual(seeds);
      }
      expect(await verifyBooks(db)).toEqual([]);
    });

    it('never reuses a record’s number, of which old copies may arrive', {
      timeout: SEEDING_MS,
    }, async () => {
      const { db } = database();
      const merchant = await firstMerchant();
      const write = async () => {
        const [row] = await db
          .insert(outbox)
          .values({
            ...{ merchantCode: merchant.merchantCode, channel: 'sms', recipient: '+1' },
            ...{ sealedBody: '', at: new Date() },
          })
          .returning({ id: outbox.id });
        return row?.id ?? 0;
      };
      // The first reset creates the seeds, the second one copies them.
      await db.execute(sql`DROP SCHEMA IF EXISTS seeds CASCADE`);
      let last = await write();
      for (let times = 0; times < 2; times += 1) {
        await resetDatabase(db, [merchant]);
        const id = await write();
        expect(id).toBeGreaterThan(last);
        last = id;
      }
    });

    it('keeps the platform’s own database rules', { timeout: SEEDING_MS }, async () => {
      const { db } = database();
      const merchant = await firstMerchant();
      // The seeds are created, then copied.
      for (let times = 0; times < 2; times += 1) await resetDatabase(db, [merchant]);
      const cause = { message: 'An entry stays as it is.' };
      await expect(db.execute(sql`DELETE FROM ledger_entry`)).rejects.toMatchObject({ cause });
      const data = { unread: 1 };
      const { merchantCode } = merchant;
      await publish(db, merchantCode, new Date(), { to: 'merchant', type: 'unreadCount', data });
      const [told] = await db.select({ place: sql<string | null>`place` }).from(event);
      expect(told?.place).toEqual(expect.anything());
    });
  });
});
