import { readFile } from 'node:fs/promises';
import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { payoutAccount } from '#sandbox/domains/wallet/withdrawals/schema.ts';
import { addMember, addMerchant } from '#sandbox/ledger/ledger.fixture.ts';
import { onEachEngine } from './engines.fixture.ts';

const MIGRATION = new URL('./migrations/0441_payout_account_numbers.sql', import.meta.url);
const at = (minute: number) => new Date(Date.UTC(2026, 2, 3, 12, minute));

onEachEngine((database) => {
  it('keeps the first of several accounts that are one mobile wallet in different notations', async () => {
    const { db } = database();
    const merchant = await addMerchant(db, { single: true });
    const { merchantCode } = merchant;
    const memberId = await addMember(db, merchant);
    const bound = { merchantCode, memberId, holder: 'R' };
    await db.execute(sql`DROP INDEX payout_account_once`);
    await db.execute(sql`CREATE INDEX payout_account_once ON payout_account (number)`);
    const wallet = { ...bound, kind: 'mobile-wallet', provider: 'bKash' } as const;
    const bank = { ...bound, kind: 'bank', provider: 'Test Bank' } as const;
    await db.insert(payoutAccount).values([
      { ...wallet, number: '+8801799000001', boundAt: at(2) },
      { ...wallet, number: '01799000001', boundAt: at(1) },
      { ...wallet, number: '8801799000001', boundAt: at(3), provider: 'B-KASH' },
      { ...wallet, number: '01799000001', boundAt: at(4), provider: 'Nagad' },
      { ...bank, number: '1101799000001', boundAt: at(5) },
      { ...bank, number: '2201799000001', boundAt: at(6) },
    ]);
    await db.execute(sql.raw(await readFile(MIGRATION, 'utf8')));
    const rows = await db.select().from(payoutAccount).where(eq(payoutAccount.memberId, memberId));
    const kept = rows.filter(({ removedAt }) => removedAt === null);
    expect(kept.map(({ boundAt }) => boundAt.getUTCMinutes()).sort()).toEqual([1, 4, 5, 6]);
  });
});
