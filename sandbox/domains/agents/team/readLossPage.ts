import { sql } from 'drizzle-orm';
import type { Database } from '#sandbox/kernel/database/database.ts';
import type { Page } from '#sandbox/ledger/statement.ts';
import type { TeamLoss } from '#src/platform/contract.generated.ts';
import { executeTeamQuery } from './executeTeamQuery.ts';
import { accountBegins } from './inTeam.ts';
import { type LossRow, type LossTotals, lossValue } from './lossCount.ts';
import { LOSS_ORDERS, LOSS_ROW, LOSS_TOTALS } from './lossParts.ts';
import { memberResults, type ResultsOf } from './memberResults.ts';
import { pageRows, sortedBy } from './pageRows.ts';

/** The filter and order of a page of results. */
export interface LossPageOf extends Page {
  account?: string | undefined;
  sort: keyof typeof LOSS_ORDERS;
}

/** A page of results, with the totals of all. */
export interface LossPage {
  totals: LossTotals;
  losses: TeamLoss[];
}

type Row = LossRow & Pick<TeamLoss, 'account' | 'nickname'>;

/**
 * Reads a page of the results of an agent's team. All results are summed once, however many there are, for the totals and for the page.
 * The page's members are looked up one by one, as the database expects a page to be longer than it is and would read all members.
 */
export async function readLossPage(
  db: Database,
  of: ResultsOf,
  { account, sort, ...page }: LossPageOf,
): Promise<LossPage> {
  const results = memberResults(of);
  // Members are joined early only if their accounts filter or sort the results; otherwise for the page alone.
  const byAccount = account !== undefined || sort === 'account';
  const named = byAccount
    ? sql`, lower(member.account) AS account FROM ${results} AS result JOIN member ON member.id = result.member_id
      WHERE ${accountBegins(account) ?? sql`true`}`
    : sql` FROM ${results} AS result`;
  const keys = LOSS_ORDERS[sort];
  const { rows } = await executeTeamQuery<{ totals: LossTotals; row: Row | null }>(
    db,
    sql`
    WITH found AS MATERIALIZED (
      SELECT result.*${named}
    ), sums AS MATERIALIZED (
      SELECT count(*) AS total, ${LOSS_TOTALS} AS totals FROM found
    ), page AS (
      ${pageRows(keys, sql`(SELECT total FROM sums)`, page)}
    )
    SELECT sums.totals, CASE WHEN found.member_id IS NOT NULL THEN
      ${LOSS_ROW} || jsonb_build_object('account', member.account, 'nickname', member.nickname) END AS row
    FROM sums LEFT JOIN page AS found ON true LEFT JOIN LATERAL (
      SELECT account, nickname FROM member WHERE id = found.member_id LIMIT 1
    ) AS member ON true ORDER BY ${sortedBy(keys)}`,
  );
  const totals = rows[0]?.totals;
  if (!totals) throw new Error('A sum has one row.');
  const losses = rows.flatMap(({ row }) => row ?? []);
  return {
    totals,
    losses: losses.map(({ account: name, nickname, ...own }) =>
      lossValue(of.merchant, own, { account: name, nickname }),
    ),
  };
}
