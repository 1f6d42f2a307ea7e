import { type SQL, sql } from 'drizzle-orm';
import type { Handler } from '#sandbox/kernel/contract/operations.ts';
import { requireModule } from '#sandbox/kernel/modules/requireModule.ts';
import { amountText } from '#sandbox/kernel/money.ts';
import type { TeamLossSums } from '#src/platform/contract.generated.ts';
import { accountBegins } from '../team/inTeam.ts';
import { memberResults } from '../team/memberResults.ts';

const ACCOUNT = sql`lower(member.account)`;

const ORDERS: Readonly<Record<'loss' | 'stake' | 'account', SQL>> = {
  loss: sql`payout - stake, ${ACCOUNT}`,
  stake: sql`stake DESC, ${ACCOUNT}`,
  account: ACCOUNT,
};

/** Sums as they are read: no number of JavaScript is too small for a text. */
type Sums = { bets: number; stake: string; payout: string; bonus: string; rebate: string };

type Row = Sums & { memberId: string; account: string; nickname: string; level: number };

function sumsValue({ bets, ...sums }: Sums): TeamLossSums {
  const [stake, payout] = [BigInt(sums.stake), BigInt(sums.payout)];
  const [bonus, rebate] = [BigInt(sums.bonus), BigInt(sums.rebate)];
  return {
    ...{ bets, stake: amountText(stake), payout: amountText(payout) },
    net: amountText(payout - stake),
    ...{ bonus: amountText(bonus), rebate: amountText(rebate) },
    result: amountText(payout - stake + bonus + rebate),
  };
}

/** What each of an agent's team won or lost and was given (S1.3, S2.17). */
export const getTeamLosses: Handler<'getTeamLosses'> = async ({
  db,
  merchant,
  session,
  now,
  query: { from, to, account, sort, pageNo, pageSize },
}) => {
  requireModule(merchant, 'agent');
  const results = memberResults({
    ...{ merchantCode: merchant.merchantCode, agentId: session.member.id },
    ...{ days: { from, to }, time: { timeZone: merchant.brand.market.timeZone, now } },
  });
  const found = sql`FROM ${results} AS result JOIN member ON member.id = result.member_id
    WHERE ${accountBegins(account) ?? sql`true`}`;
  const { rows: sums } = await db.execute<Sums & { players: number }>(sql`
    SELECT count(*)::int AS players, coalesce(sum(bets), 0)::int AS bets, coalesce(sum(stake), 0)::text AS stake,
      coalesce(sum(payout), 0)::text AS payout, coalesce(sum(bonus), 0)::text AS bonus, coalesce(sum(rebate), 0)::text AS rebate
    ${found}`);
  const [totals] = sums;
  if (!totals) throw new Error('A sum has one row.');
  const { rows } = await db.execute<Row>(sql`
    SELECT member.id AS "memberId", member.account, member.nickname, depth AS level, bets, stake::text, payout::text,
      bonus::text, rebate::text
    ${found} ORDER BY ${ORDERS[sort]} LIMIT ${pageSize} OFFSET ${(pageNo - 1) * pageSize}`);
  return {
    countedAt: now.toISOString(),
    losses: rows.map(({ memberId, account: name, nickname, level, ...own }) => ({
      ...{ memberId, account: name, nickname, level },
      ...sumsValue(own),
    })),
    totals: sumsValue(totals),
    totalPages: Math.ceil(totals.players / pageSize),
    total: totals.players,
  };
};
