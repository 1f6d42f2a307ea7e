import { and, eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { ledgerEntry, ledgerTransaction } from '#sandbox/database/schema/ledger.ts';
import { bet } from '#sandbox/database/schema/play.ts';
import { verifyBooks } from '#sandbox/ledger/verifyBooks.ts';
import { testPlatform } from '#sandbox/sandbox.fixture.ts';
import { playerId } from '#sandbox/seeds/players.ts';
import { orderBooks } from '../ledgerHistory.ts';

const platform = testPlatform();
const db = () => platform.sandbox.platform.db;

const count = async (merchantCode: string, memberId: string): Promise<number> =>
  db().$count(bet, and(eq(bet.merchantCode, merchantCode), eq(bet.memberId, memberId)));

describe('the bets of the seeds', () => {
  it('leave sound books', async () => {
    expect(await verifyBooks(db())).toEqual([]);
  });

  it('fill the record of every merchant’s regular players', async () => {
    for (const merchant of platform.merchants) {
      const { merchantCode } = merchant;
      expect(await count(merchantCode, playerId(merchant, 'player'))).toBeGreaterThan(200);
      expect(await count(merchantCode, playerId(merchant, 'newcomer'))).toBeGreaterThan(0);
      expect(await count(merchantCode, playerId(merchant, 'trial'))).toBe(0);
      expect(await count(merchantCode, playerId(merchant, 'firstLogin'))).toBe(0);
    }
  });

  it('are each in the books with their stake and their payout', async () => {
    const booked = async (kind: 'stake' | 'win') => {
      const [row] = await db()
        .select({ sum: sql<string>`sum(abs(${ledgerEntry.amount})) / 2` })
        .from(ledgerEntry)
        .innerJoin(ledgerTransaction, eq(ledgerTransaction.id, ledgerEntry.transactionId))
        .where(eq(ledgerTransaction.kind, kind));
      return Number(row?.sum);
    };
    const [sums] = await db()
      .select({ stake: sql<string>`sum(${bet.stake})`, payout: sql<string>`sum(${bet.payout})` })
      .from(bet);
    expect(await booked('stake')).toBe(Number(sums?.stake));
    expect(await booked('win')).toBe(Number(sums?.payout));
  });

  it('lie before now', async () => {
    const [row] = await db()
      .select({ latest: sql<string>`max(${bet.at})` })
      .from(bet);
    expect(new Date(row?.latest ?? '').getTime()).toBeLessThan(Date.now());
  });
});

describe('bringing the books into the order of time', () => {
  it('changes nothing in books that are in order', async () => {
    const entries = () =>
      db()
        .select({ amount: ledgerEntry.amount, after: ledgerEntry.balanceAfter })
        .from(ledgerEntry)
        .orderBy(ledgerEntry.accountId, ledgerEntry.id);
    const before = await entries();
    await db().transaction(async (tx) => {
      for (const { merchantCode } of platform.merchants) await orderBooks(tx, merchantCode);
    });
    expect(await entries()).toEqual(before);
    expect(await verifyBooks(db())).toEqual([]);
  });
});
