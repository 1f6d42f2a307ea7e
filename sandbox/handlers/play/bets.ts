import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { Handler } from '#sandbox/contract/operations.ts';
import { game } from '#sandbox/database/schema/catalogue.ts';
import { bet } from '#sandbox/database/schema/play.ts';
import { amountText } from '#sandbox/money.ts';
import { inPeriod } from '#sandbox/play/period.ts';

const settledSum = (column: typeof bet.stake | typeof bet.payout) =>
  sql`coalesce(sum(${column}) FILTER (WHERE ${bet.state} = 'settled'), 0)`.mapWith(BigInt);

/** The betting record of a player with its totals (S2.16). */
export const getBets: Handler<'getBets'> = async ({ db, session, merchant, now, query }) => {
  const { from, to, gameType, vassalage, state, pageNo, pageSize, language } = query;
  const { timeZone } = merchant.brand.market;
  const where = and(
    eq(bet.merchantCode, merchant.merchantCode),
    eq(bet.memberId, session.member.id),
    inPeriod(bet.at, { from, to }, { timeZone, now }),
    gameType === undefined ? undefined : eq(bet.gameType, gameType),
    vassalage === undefined ? undefined : eq(bet.vendorCode, vassalage),
    state === undefined ? undefined : eq(bet.state, state),
  );
  const [sums] = await db
    .select({ bets: count(), stake: settledSum(bet.stake), payout: settledSum(bet.payout) })
    .from(bet)
    .where(where);
  const { bets, stake, payout } = sums ?? { bets: 0, stake: 0n, payout: 0n };
  const rows = await db
    .select({ bet, code: game.code, name: game.name, nameBn: game.nameBn })
    .from(bet)
    .innerJoin(game, eq(game.id, bet.gameId))
    .where(where)
    .orderBy(desc(bet.at), desc(bet.id))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
  return {
    bets: rows.map(({ bet: row, code, name, nameBn }) => ({
      betId: row.id,
      gameCode: code,
      displayName: language === 'bn' ? nameBn : name,
      vassalage: row.vendorCode,
      gameType: row.gameType,
      selection: row.selection,
      stake: amountText(row.stake),
      payout: amountText(row.payout),
      state: row.state,
      at: row.at.toISOString(),
      settledAt: row.settledAt?.toISOString() ?? null,
    })),
    totals: {
      bets,
      stake: amountText(stake),
      payout: amountText(payout),
      net: amountText(payout - stake),
    },
    totalPages: Math.ceil(bets / pageSize),
    total: bets,
  };
};
