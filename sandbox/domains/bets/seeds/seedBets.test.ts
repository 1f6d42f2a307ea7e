import { and, eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { playerId } from '#sandbox/domains/accounts/seeds/players.ts';
import { bet } from '#sandbox/domains/bets/schema.ts';
import { game } from '#sandbox/domains/catalogue/schema.ts';
import { drawFormatOf, payoutOf } from '#sandbox/domains/lottery/drawRules.ts';
import { nextIssue } from '#sandbox/domains/lottery/issue.ts';
import { lottery } from '#sandbox/domains/lottery/schema.ts';
import { favourite } from '#sandbox/domains/play/schema/ownGames.ts';
import { orderBooks } from '#sandbox/ledger/ledgerHistory.ts';
import { ledgerEntry, ledgerTransaction } from '#sandbox/ledger/schema.ts';
import { verifyBooks } from '#sandbox/ledger/verifyBooks.ts';
import { seededDay } from '#sandbox/seeds/seededDay.fixture.ts';
import { testPlatform } from '#sandbox/testing/sandbox.fixture.ts';

const platform = testPlatform();
const db = () => platform.sandbox.platform.db;

const count = async (merchantCode: string, memberId: string): Promise<number> =>
  db().$count(bet, and(eq(bet.merchantCode, merchantCode), eq(bet.memberId, memberId)));

describe('the seeded bets', () => {
  it('leave consistent books', async () => {
    expect(await verifyBooks(db())).toEqual([]);
  });

  it('fill the betting record of every merchant’s regular players', async () => {
    for (const merchant of platform.merchants) {
      const { merchantCode } = merchant;
      expect(await count(merchantCode, playerId(merchant, 'player'))).toBeGreaterThan(200);
      expect(await count(merchantCode, playerId(merchant, 'newcomer'))).toBeGreaterThan(0);
      expect(await count(merchantCode, playerId(merchant, 'trial'))).toBe(0);
      expect(await count(merchantCode, playerId(merchant, 'firstLogin'))).toBe(0);
    }
  });

  it('are each in the ledger with their stake and payout', async () => {
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

  it('go back for months for every role that plays (S2.16)', async () => {
    for (const merchant of platform.merchants) {
      for (const role of ['player', 'vip', 'agent1', 'agent41', 'excluded'] as const) {
        const [row] = await db()
          .select({ months: sql`count(DISTINCT date_trunc('month', ${bet.at}))`.mapWith(Number) })
          .from(bet)
          .where(eq(bet.memberId, playerId(merchant, role)));
        expect(row?.months).toBeGreaterThanOrEqual(3);
      }
    }
  });

  it('include lotteries if the merchant offers them, paid by the rules of the lottery (S7.28)', async () => {
    const merchant = platform.merchantWith('LOTT');
    const rows = await db()
      .select({ bet, classify: game.classify, minutes: lottery.minutes })
      .from(bet)
      .innerJoin(game, eq(game.id, bet.gameId))
      .innerJoin(lottery, eq(lottery.gameId, bet.gameId))
      .where(eq(bet.memberId, playerId(merchant, 'player')));
    expect(rows.length).toBeGreaterThan(20);
    for (const { bet: placed, classify, minutes } of rows) {
      const shape = drawFormatOf(classify);
      const payouts = Array.from({ length: shape.highest - shape.lowest + 1 }, (_, index) =>
        payoutOf(placed, [shape.lowest + index], shape),
      );
      expect(payouts).toContain(placed.payout);
      expect(placed.settledAt).toEqual(nextIssue(minutes, placed.at).drawsAt);
    }
  });

  it('make at most four favourites, of games that a player plays often (S3.14)', async () => {
    const [merchant] = platform.merchants;
    if (!merchant) throw new Error('There is no merchant.');
    for (const role of ['player', 'vip', 'agent2'] as const) {
      const id = playerId(merchant, role);
      const kept = await db()
        .select({ gameId: favourite.gameId })
        .from(favourite)
        .where(eq(favourite.memberId, id));
      expect(kept.length).toBeGreaterThan(1);
      expect(kept.length).toBeLessThanOrEqual(4);
      for (const { gameId } of kept) {
        const own = and(eq(bet.memberId, id), eq(bet.gameId, gameId));
        expect(await db().$count(bet, own)).toBeGreaterThanOrEqual(10);
      }
    }
  });

  it('all precede the day of the seeds', async () => {
    const [row] = await db()
      .select({ latest: sql<string>`max(${bet.at})` })
      .from(bet);
    expect(new Date(row?.latest ?? '').getTime()).toBeLessThan((await seededDay(db())).getTime());
  });
});

describe('putting the ledger in order of time', () => {
  it('changes nothing if it already is', async () => {
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
