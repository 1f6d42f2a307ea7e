import { and, count, eq, isNull, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { playerId } from '#sandbox/domains/accounts/seeds/players.ts';
import { deposit } from '#sandbox/domains/wallet/deposits/schema.ts';
import { withdrawal } from '#sandbox/domains/wallet/withdrawals/schema.ts';
import { ledgerTransaction } from '#sandbox/ledger/schema.ts';
import { verifyBooks } from '#sandbox/ledger/verifyBooks.ts';
import { testPlatform } from '#sandbox/testing/sandbox.fixture.ts';

const platform = testPlatform();

describe('the seeded deposits, withdrawals and transfers', () => {
  it('agree with the ledger', async () => {
    expect(await verifyBooks(platform.sandbox.platform.db)).toEqual([]);
  });

  it('include a movement for every paid deposit, of the same amount', async () => {
    const { db } = platform.sandbox.platform;
    const [paid] = await db
      .select({ deposits: count() })
      .from(deposit)
      .where(eq(deposit.state, 'paid'));
    const [posted] = await db
      .select({ deposits: count() })
      .from(deposit)
      .innerJoin(ledgerTransaction, eq(ledgerTransaction.key, deposit.reference))
      .where(
        and(
          eq(ledgerTransaction.kind, 'deposit'),
          sql`EXISTS (SELECT FROM ledger_entry WHERE transaction_id = ${ledgerTransaction.id} AND amount = ${deposit.amount})`,
        ),
      );
    expect(paid?.deposits).toBeGreaterThan(50);
    expect(posted).toEqual(paid);
  });

  it('are completed: none is open, and all precede the day of the seeds', async () => {
    const { db } = platform.sandbox.platform;
    const [deposits] = await db
      .select({ open: count() })
      .from(deposit)
      .where(isNull(deposit.closedAt));
    const [withdrawals] = await db
      .select({ open: count() })
      .from(withdrawal)
      .where(isNull(withdrawal.closedAt));
    expect([deposits?.open, withdrawals?.open]).toEqual([0, 0]);
  });

  it('leave one player free to withdraw, and another with an unmet wagering requirement', async () => {
    for (const merchant of platform.merchants) {
      const left = async (role: 'vip' | 'player') =>
        (await platform.as(role, merchant).get('/wps/withdrawal/quote?kind=bank')).body.value;
      expect(await left('vip')).toMatchObject({ turnoverLeft: '0.00', allowed: true });
      expect(await left('player')).toMatchObject({ allowed: false });
    }
  });

  it('exist for each merchant’s player, with transfers if there are several wallets', async () => {
    for (const merchant of platform.merchants) {
      const player = platform.as('player', merchant);
      const span = 'from=2000-01-01';
      const totals = await Promise.all(
        ['deposits', 'withdrawals', 'transfers'].map(async (records) => {
          const { body } = await player.get(`/wps/member/${records}?${span}`);
          return (body.value as { total: number }).total;
        }),
      );
      const [deposits, withdrawals, transfers] = totals;
      expect(deposits, playerId(merchant, 'player')).toBeGreaterThan(10);
      expect(withdrawals).toBeGreaterThan(1);
      if (merchant.brand.wallet.single) expect(transfers).toBe(0);
      else expect(transfers).toBeGreaterThan(20);
    }
  });
});
