import { readFile } from 'node:fs/promises';
import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { deposit } from '#sandbox/domains/wallet/deposits/schema.ts';
import { addMember, addMerchant } from '#sandbox/ledger/ledger.fixture.ts';
import { onEachEngine } from './engines.fixture.ts';

const MIGRATION = new URL('./migrations/0242_deposit_fee.sql', import.meta.url);
const BEGUN = new Date('2026-03-03T12:00:00Z');
const OVER = new Date('2026-03-03T12:30:00Z');

onEachEngine((database) => {
  it('gives earlier deposits the fee of their time, in any state', async () => {
    const { db } = database();
    const merchant = await addMerchant(db, { single: true });
    const { merchantCode } = merchant;
    const memberId = await addMember(db, merchant);
    const begun = { merchantCode, memberId, amount: 500_00n, createdAt: BEGUN, expiresAt: OVER };
    const closed = { ...begun, closedAt: OVER };
    await db.insert(deposit).values([
      { ...begun, reference: 'D000000000001', method: 'card', state: 'created' },
      { ...closed, reference: 'D000000000002', method: 'card', state: 'paid' },
      { ...closed, reference: 'D000000000003', method: 'bank', state: 'paid' },
      { ...begun, reference: 'D000000000004', method: 'mobile-wallet', state: 'pending' },
      { ...closed, reference: 'D000000000005', method: 'crypto', state: 'expired' },
    ]);
    await db.execute(sql`ALTER TABLE deposit DROP COLUMN fee`);
    await db.execute(sql.raw(await readFile(MIGRATION, 'utf8')));
    const rows = await db
      .select({ method: deposit.method, amount: deposit.amount, fee: deposit.fee })
      .from(deposit)
      .where(eq(deposit.memberId, memberId))
      .orderBy(deposit.reference);
    const amount = 500_00n;
    expect(rows).toEqual([
      { method: 'card', amount, fee: 15_00n },
      { method: 'card', amount, fee: 15_00n },
      { method: 'bank', amount, fee: 0n },
      { method: 'mobile-wallet', amount, fee: 0n },
      { method: 'crypto', amount, fee: 0n },
    ]);
    await expect(db.execute(sql`UPDATE deposit SET fee = -1`)).rejects.toThrow();
  });
});
