import { sql } from 'drizzle-orm';
import type { Handler } from '#sandbox/kernel/contract/operations.ts';
import { requireModule } from '#sandbox/kernel/modules/requireModule.ts';
import { amountText } from '#sandbox/kernel/money.ts';
import type { TeamLossSums } from '#src/platform/contract.generated.ts';
import { executeTeamQuery } from '../team/executeTeamQuery.ts';
import { accountBegins } from '../team/inTeam.ts';
import { memberResults } from '../team/memberResults.ts';
import { pageRows, type SortKey, sortedBy } from '../team/pageRows.ts';

/** The sort orders of results, by columns of `found`. */
const ORDERS: Readonly<Record<'loss' | 'stake' | 'account', readonly SortKey[]>> = {
  loss: [
    { by: sql`found.payout - found.stake`, order: 'asc' },
    { by: sql`found.member_id`, order: 'asc' },
  ],
  stake: [
    { by: sql`found.stake`, order: 'desc' },
    { by: sql`found.member_id`, order: 'asc' },
  ],
  account: [{ by: sql`found.account`, order: 'asc' }],
};

/** Sums as read from the database: texts, since JavaScript numbers could not hold them exactly. */
type Sums = { bets: number; stake: string; payout: string; bonus: string; rebate: string };

type Totals = Sums & { players: number };

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

/** Returns the results, bonuses and rebates of each member of an agent's team (S1.3, S2.17). */
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
  // Members are joined early only if their accounts filter or sort the results; otherwise for the page alone.
  const byAccount = account !== undefined || sort === 'account';
  const named = byAccount
    ? sql`, lower(member.account) AS account FROM ${results} AS result JOIN member ON member.id = result.member_id
      WHERE ${accountBegins(account) ?? sql`true`}`
    : sql` FROM ${results} AS result`;
  const keys = ORDERS[sort];
  // All results are summed once, however many there are, for the totals and for the page. The page's members are looked up one by one, as
  // the database expects a page to be longer than it is and would read all members.
  const { rows } = await executeTeamQuery<{ totals: Totals; row: Row | null }>(
    db,
    sql`
    WITH found AS MATERIALIZED (
      SELECT result.*${named}
    ), sums AS MATERIALIZED (
      SELECT count(*) AS total, jsonb_build_object('players', count(*), 'bets', coalesce(sum(bets), 0),
        'stake', coalesce(sum(stake), 0)::text, 'payout', coalesce(sum(payout), 0)::text,
        'bonus', coalesce(sum(bonus), 0)::text, 'rebate', coalesce(sum(rebate), 0)::text) AS totals
      FROM found
    ), page AS (
      ${pageRows(keys, sql`(SELECT total FROM sums)`, { pageNo, pageSize })}
    )
    SELECT sums.totals, CASE WHEN found.member_id IS NOT NULL THEN jsonb_build_object(
      'memberId', found.member_id, 'account', member.account, 'nickname', member.nickname, 'level', found.depth,
      'bets', found.bets, 'stake', found.stake::text, 'payout', found.payout::text, 'bonus', found.bonus::text,
      'rebate', found.rebate::text) END AS row
    FROM sums LEFT JOIN page AS found ON true LEFT JOIN LATERAL (
      SELECT account, nickname FROM member WHERE id = found.member_id LIMIT 1
    ) AS member ON true ORDER BY ${sortedBy(keys)}`,
  );
  const totals = rows[0]?.totals;
  if (!totals) throw new Error('A sum has one row.');
  const losses = rows.flatMap(({ row }) => row ?? []);
  return {
    countedAt: now.toISOString(),
    losses: losses.map(({ memberId, account: name, nickname, level, ...own }) => ({
      ...{ memberId, account: name, nickname, level },
      ...sumsValue(own),
    })),
    totals: sumsValue(totals),
    totalPages: Math.ceil(totals.players / pageSize),
    total: totals.players,
  };
};
