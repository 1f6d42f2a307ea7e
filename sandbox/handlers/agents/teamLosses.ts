import { and, asc, count, countDistinct, desc, eq, type SQL, sql } from 'drizzle-orm';
import { accountBegins, inTeam } from '#sandbox/agents/team/inTeam.ts';
import type { Handler } from '#sandbox/contract/operations.ts';
import { memberLine } from '#sandbox/database/schema/agents.ts';
import { member } from '#sandbox/database/schema/members.ts';
import { bet } from '#sandbox/database/schema/play.ts';
import { requireModule } from '#sandbox/modules/requireModule.ts';
import { amountText } from '#sandbox/money.ts';
import { inPeriod } from '#sandbox/play/period.ts';

const STAKE = sql`coalesce(sum(${bet.stake}), 0)`.mapWith(BigInt);
const PAYOUT = sql`coalesce(sum(${bet.payout}), 0)`.mapWith(BigInt);
const ACCOUNT = sql`lower(${member.account})`;

const ORDERS: Readonly<Record<'loss' | 'stake' | 'account', readonly SQL[]>> = {
  loss: [asc(sql`sum(${bet.payout} - ${bet.stake})`), asc(ACCOUNT)],
  stake: [desc(sql`sum(${bet.stake})`), asc(ACCOUNT)],
  account: [asc(ACCOUNT)],
};

const sumsValue = (bets: number, stake: bigint, payout: bigint) => ({
  bets,
  stake: amountText(stake),
  payout: amountText(payout),
  net: amountText(payout - stake),
});

/** What each of an agent's team won or lost (S1.3, S2.17). */
export const getTeamLosses: Handler<'getTeamLosses'> = async ({
  db,
  merchant,
  session,
  now,
  query: { from, to, account, sort, pageNo, pageSize },
}) => {
  requireModule(merchant, 'agent');
  const { timeZone } = merchant.brand.market;
  const team = inTeam(session.member.id, bet.memberId);
  const where = and(
    eq(bet.merchantCode, merchant.merchantCode),
    eq(bet.state, 'settled'),
    inPeriod(bet.settledAt, { from, to }, { timeZone, now }),
    accountBegins(account),
  );
  const [sums] = await db
    .select({ players: countDistinct(bet.memberId), bets: count(), stake: STAKE, payout: PAYOUT })
    .from(bet)
    .innerJoin(memberLine, team)
    .innerJoin(member, eq(member.id, bet.memberId))
    .where(where);
  const { players, bets, stake, payout } = sums ?? { players: 0, bets: 0, stake: 0n, payout: 0n };
  const rows = await db
    .select({
      ...{ memberId: member.id, account: member.account, nickname: member.nickname },
      ...{ bets: count(), stake: STAKE, payout: PAYOUT },
    })
    .from(bet)
    .innerJoin(memberLine, team)
    .innerJoin(member, eq(member.id, bet.memberId))
    .where(where)
    .groupBy(member.id)
    .orderBy(...ORDERS[sort])
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
  return {
    losses: rows.map(({ memberId, account: name, nickname, ...own }) => ({
      ...{ memberId, account: name, nickname },
      ...sumsValue(own.bets, own.stake, own.payout),
    })),
    totals: sumsValue(bets, stake, payout),
    totalPages: Math.ceil(players / pageSize),
    total: players,
  };
};
