import { type SQL, sql } from 'drizzle-orm';
import { member } from '#sandbox/kernel/database/schema/members.ts';
import { type Days, inPeriod, type MarketTime } from '#sandbox/kernel/market/period.ts';

/** Restricts `deposit` to each member's first paid deposit. */
export const IS_FIRST_DEPOSIT = sql`deposit.state = 'paid' AND NOT EXISTS (
  SELECT 1 FROM deposit earlier WHERE earlier.member_id = deposit.member_id
    AND earlier.state = 'paid' AND earlier.closed_at < deposit.closed_at)`;

/** Restricts `member` to those of a merchant whose first deposit was paid on the market's days. */
export const firstDepositedOn = (merchantCode: string, days: Days, market: MarketTime): SQL =>
  sql`${member.id} IN (SELECT deposit.member_id FROM deposit
    WHERE deposit.merchant_code = ${merchantCode} AND ${IS_FIRST_DEPOSIT}
      AND ${inPeriod(sql`deposit.closed_at`, days, market)})`;
