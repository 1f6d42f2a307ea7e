import { readFile } from 'node:fs/promises';
import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { exclude } from '#sandbox/domains/protection/exclusion.ts';
import { exclusion } from '#sandbox/domains/protection/schema.ts';
import { payoutAccount } from '#sandbox/domains/wallet/withdrawals/schema.ts';
import { addMember, addMerchant } from '#sandbox/ledger/ledger.fixture.ts';
import { onEachEngine } from './engines.fixture.ts';

const MIGRATION = new URL('./migrations/0221_exclusion_numbers.sql', import.meta.url);
const STARTED = new Date('2026-03-03T12:00:00Z');
const UNTIL = new Date('2026-09-03T12:00:00Z');

onEachEngine((database) => {
  it('adds the bank to the account numbers of earlier exclusions', async () => {
    const { db } = database();
    const merchant = await addMerchant(db, { single: true });
    const memberId = await addMember(db, merchant);
    const bound = { merchantCode: merchant.merchantCode, memberId, holder: 'R', boundAt: STARTED };
    const number = '00123456AB';
    await db.insert(payoutAccount).values([
      { ...bound, kind: 'bank', provider: 'Dutch-Bangla Bank', number },
      { ...bound, kind: 'bank', provider: 'ব্র্যাক ব্যাংক', number },
      { ...bound, kind: 'mobile-wallet', provider: 'bKash', number: '01799000001' },
    ]);
    const taken = { kind: 'self-exclusion', scope: 'brand', until: UNTIL } as const;
    await exclude(db, [memberId], taken, STARTED);
    const traits = async () => {
      const rows = await db.select().from(exclusion).where(eq(exclusion.memberId, memberId));
      return rows.flatMap((row) => row.traits).sort();
    };
    const accounts = (await traits()).filter((trait) => trait.startsWith('account'));
    const before = ['account bank 00123456ab', 'account wallet 1799000001', 'email a@b.example'];
    await db.update(exclusion).set({ traits: before }).where(eq(exclusion.memberId, memberId));
    await db.execute(sql.raw(await readFile(MIGRATION, 'utf8')));
    expect(await traits()).toEqual([...accounts, 'email a@b.example'].sort());
    expect(accounts).toHaveLength(3);
  });
});
