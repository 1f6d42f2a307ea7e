import { and, asc, count, desc, eq, sql } from 'drizzle-orm';
import { BET_SORTS } from '#sandbox/domains/bets/betRecord.ts';
import { bet } from '#sandbox/domains/bets/schema.ts';
import { game } from '#sandbox/domains/catalogue/schema.ts';
import type { Handler } from '#sandbox/kernel/contract/operations.ts';
import { selectName } from '#sandbox/kernel/database/names.ts';
import { member } from '#sandbox/kernel/database/schema/members.ts';
import { amountText } from '#sandbox/kernel/market/amountText.ts';
import { inPeriod } from '#sandbox/kernel/market/period.ts';
import { requireModule } from '#sandbox/kernel/modules/requireModule.ts';
import { memberLine } from '../schema.ts';
import { accountIs, inTeam } from '../team/inTeam.ts';

/** An `amount_sum`, which costs less than a `sum`: a large team has many bets. */
const settledSum = (column: typeof bet.stake | typeof bet.payout) =>
  sql`coalesce(amount_sum(${column}) FILTER (WHERE ${bet.state} = 'settled'), 0)`.mapWith(BigInt);

/** Returns the bets of an agent's team (S2.17). */
export const getTeamBets: Handler<'getTeamBets'> = async ({
  db,
  merchant,
  session,
  now,
  query,
}) => {
  requireModule(merchant, 'agent');
  const { from, to, account, exact, gameType, vassalage, state, sort, order, language } = query;
  const { pageNo, pageSize } = query;
  const by = order === 'asc' ? asc : desc;
  const { timeZone } = merchant.brand.market;
  const team = inTeam(session.member.id, bet.memberId);
  const where = and(
    eq(bet.merchantCode, merchant.merchantCode),
    inPeriod(bet.at, { from, to }, { timeZone, now }),
    accountIs(account, exact),
    gameType === undefined ? undefined : eq(bet.gameType, gameType),
    vassalage === undefined ? undefined : eq(bet.vendorCode, vassalage),
    state === undefined ? undefined : eq(bet.state, state),
  );
  const summed = db
    .select({ bets: count(), stake: settledSum(bet.stake), payout: settledSum(bet.payout) })
    .from(bet)
    .innerJoin(memberLine, team)
    .where(where)
    .$dynamic();
  // Members are joined only for their accounts: a large team has many bets.
  const [sums] = await (account === undefined
    ? summed
    : summed.innerJoin(member, eq(member.id, bet.memberId)));
  const { bets, stake, payout } = sums ?? { bets: 0, stake: 0n, payout: 0n };
  const rows = await db
    .select({
      ...{ bet, account: member.account, gameCode: game.code },
      displayName: selectName(game, language),
    })
    .from(bet)
    .innerJoin(memberLine, team)
    .innerJoin(member, eq(member.id, bet.memberId))
    .innerJoin(game, eq(game.id, bet.gameId))
    .where(where)
    .orderBy(
      ...(sort === 'at' ? [] : [sql`${by(BET_SORTS[sort])} NULLS LAST`]),
      by(bet.at),
      by(bet.id),
    )
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
  return {
    countedAt: now.toISOString(),
    bets: rows.map(({ bet: row, ...names }) => ({
      ...names,
      betId: row.id,
      vassalage: row.vendorCode,
      gameType: row.gameType,
      stake: amountText(merchant, row.stake),
      payout: amountText(merchant, row.payout),
      state: row.state,
      at: row.at.toISOString(),
      settledAt: row.settledAt?.toISOString() ?? null,
    })),
    totals: {
      bets,
      stake: amountText(merchant, stake),
      payout: amountText(merchant, payout),
      net: amountText(merchant, payout - stake),
    },
    totalPages: Math.ceil(bets / pageSize),
    total: bets,
  };
};
