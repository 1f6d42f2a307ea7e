import { type SQL, sql } from 'drizzle-orm';
import { type Days, inPeriod, type MarketTime } from '#sandbox/kernel/market/period.ts';

/** Whose results are asked for, and of which days. */
export interface ResultsOf {
  merchantCode: string;
  agentId: string;
  days: Days;
  time: MarketTime;
}

/**
 * What each of an agent's team won or lost and was given in a period, as SQL: one row a member, with the bets that were settled
 * then, and the bonuses and rebates of the books. Amounts are in minor units.
 */
export const memberResults = ({ merchantCode, agentId, days, time }: ResultsOf): SQL => sql`(
  SELECT own.*, team.depth FROM (
    SELECT member_id, sum(bets)::int AS bets, sum(stake)::bigint AS stake, sum(payout)::bigint AS payout, sum(bonus)::bigint AS bonus,
      sum(rebate)::bigint AS rebate
    FROM (
      SELECT member_id, 1 AS bets, stake, payout, 0::bigint AS bonus, 0::bigint AS rebate FROM bet
      WHERE merchant_code = ${merchantCode} AND state = 'settled' AND ${inPeriod(sql`settled_at`, days, time)}
      UNION ALL
      SELECT given.member_id, 0, 0, 0, CASE given.kind WHEN 'bonus' THEN entry.amount ELSE 0 END,
        CASE given.kind WHEN 'rebate' THEN entry.amount ELSE 0 END
      FROM ledger_transaction given JOIN ledger_entry entry ON entry.transaction_id = given.id AND entry.amount > 0
      WHERE given.merchant_code = ${merchantCode} AND given.kind IN ('bonus', 'rebate') AND ${inPeriod(sql`given.at`, days, time)}
    ) AS event GROUP BY member_id
  ) AS own JOIN member_line team ON team.member_id = own.member_id AND team.ancestor_id = ${agentId}
)`;
