import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { KEPT_LOSSES } from '../settings.ts';
import { executeTeamQuery } from './executeTeamQuery.ts';
import type { ReportedTeam } from './keptReports.ts';
import type { LossCount, LossOrder } from './lossCount.ts';
import { LOSS_ORDERS, LOSS_ROW, LOSS_TOTALS } from './lossParts.ts';
import { memberResults } from './memberResults.ts';
import { sortedBy } from './pageRows.ts';

/** The first members of an order, as a JSON array. */
const firstBy = (order: LossOrder): SQL => sql`(SELECT coalesce(jsonb_agg(first.row), '[]') FROM (
  SELECT ${LOSS_ROW} AS row FROM found ORDER BY ${sortedBy(LOSS_ORDERS[order])} LIMIT ${KEPT_LOSSES}) AS first)`;

/** Counts the profit and loss of an agent's team in a period. */
export async function countLosses(
  db: Database,
  { agentId, merchant, days }: ReportedTeam,
  now: Date,
): Promise<LossCount> {
  const results = memberResults({
    agentId,
    merchant,
    days,
    time: { timeZone: merchant.brand.market.timeZone, now },
  });
  const { rows } = await executeTeamQuery<Omit<LossCount, 'countedAt'>>(
    db,
    sql`
    WITH found AS MATERIALIZED (
      SELECT result.*, lower(member.account) AS account FROM ${results} AS result JOIN member ON member.id = result.member_id
    )
    SELECT (SELECT ${LOSS_TOTALS} FROM found) AS totals,
      jsonb_build_object('loss', ${firstBy('loss')}, 'stake', ${firstBy('stake')}, 'account', ${firstBy('account')}) AS first`,
  );
  const [counted] = rows;
  if (!counted) throw new Error('A sum has one row.');
  return { countedAt: now.toISOString(), ...counted };
}
