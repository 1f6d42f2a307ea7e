import { type SQL, sql } from 'drizzle-orm';
import type { LossOrder } from './lossCount.ts';
import type { SortKey } from './pageRows.ts';

/** The sort orders of results, by columns of `found`. */
export const LOSS_ORDERS: Readonly<Record<LossOrder, readonly SortKey[]>> = {
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

/** The totals of `found`, as a JSON object. */
export const LOSS_TOTALS: SQL = sql`jsonb_build_object('players', count(*), 'bets', coalesce(sum(bets), 0),
  'stake', coalesce(sum(stake), 0)::text, 'payout', coalesce(sum(payout), 0)::text,
  'bonus', coalesce(sum(bonus), 0)::text, 'rebate', coalesce(sum(rebate), 0)::text)`;

/** A row of `found`, as a JSON object. */
export const LOSS_ROW: SQL = sql`jsonb_build_object('memberId', found.member_id, 'level', found.depth, 'bets', found.bets,
  'stake', found.stake::text, 'payout', found.payout::text, 'bonus', found.bonus::text, 'rebate', found.rebate::text)`;
