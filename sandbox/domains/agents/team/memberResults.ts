import { type SQL, sql } from 'drizzle-orm';
import { type Days, inPeriod, type MarketTime } from '#sandbox/kernel/market/period.ts';
import type { Merchant } from '#sandbox/kernel/merchants.ts';

/** The agent and days of the requested results. */
export interface ResultsOf {
  merchant: Merchant;
  agentId: string;
  days: Days;
  time: MarketTime;
}

/**
 * The results of each member of an agent's team in a period, as SQL: one row per member, with the bets settled then, and the bonuses and
 * rebates in the books. Amounts are in minor units. Bets and bonuses are summed separately, so that the database knows how many members to
 * expect and joins whole tables for a large team.
 */
export const memberResults = ({ merchant, agentId, days, time }: ResultsOf): SQL => sql`(
  SELECT team.member_id, team.depth, coalesce(played.bets, 0) AS bets, coalesce(played.stake, 0) AS stake,
    coalesce(played.payout, 0) AS payout, coalesce(given.bonus, 0) AS bonus, coalesce(given.rebate, 0) AS rebate
  FROM member_line team
  LEFT JOIN (
    SELECT member_id, count(*)::int AS bets, amount_sum(stake) AS stake, amount_sum(payout) AS payout FROM bet
    WHERE merchant_code = ${merchant.merchantCode} AND state = 'settled' AND ${inPeriod(sql`settled_at`, days, time)}
    GROUP BY member_id
  ) AS played ON played.member_id = team.member_id
  LEFT JOIN (
    SELECT gift.member_id, amount_sum(entry.amount) FILTER (WHERE gift.kind = 'bonus') AS bonus,
      amount_sum(entry.amount) FILTER (WHERE gift.kind = 'rebate') AS rebate
    FROM ledger_transaction gift JOIN ledger_entry entry ON entry.transaction_id = gift.id AND entry.amount > 0
    WHERE gift.merchant_code = ${merchant.merchantCode} AND gift.kind IN ('bonus', 'rebate') AND ${inPeriod(sql`gift.at`, days, time)}
    GROUP BY gift.member_id
  ) AS given ON given.member_id = team.member_id
  WHERE team.ancestor_id = ${agentId} AND (played.member_id IS NOT NULL OR given.member_id IS NOT NULL)
)`;
