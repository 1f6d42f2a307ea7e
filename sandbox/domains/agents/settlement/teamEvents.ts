import { type SQL, sql } from 'drizzle-orm';
import type { ContractRow } from '../contracts/contractsInForce.ts';
import { FEE_RATES } from '../settings.ts';
import { BASIS_POINTS } from './basisPoints.ts';

/** The contract fields that select its events. */
export type EventsOf = Pick<ContractRow, 'agentId' | 'kind' | 'merchantCode'>;

const during = (at: SQL, from: Date, until: Date): SQL =>
  sql`${at} >= ${from.toISOString()}::timestamptz AND ${at} < ${until.toISOString()}::timestamptz`;

const betsOf = (merchantCode: string, from: Date, until: Date): SQL => sql`
  SELECT settled_at AS at, member_id, stake, payout, 0::bigint AS bonus, 0::bigint AS fee FROM bet
  WHERE merchant_code = ${merchantCode} AND state = 'settled' AND ${during(sql`settled_at`, from, until)}`;

/** Bonuses and rebates, as the books have them. */
const bonusesOf = (merchantCode: string, from: Date, until: Date): SQL => sql`
  SELECT given.at, given.member_id, 0, 0, entry.amount, 0 FROM ledger_transaction given
  JOIN ledger_entry entry ON entry.transaction_id = given.id AND entry.amount > 0
  WHERE given.merchant_code = ${merchantCode} AND given.kind IN ('bonus', 'rebate') AND ${during(sql`given.at`, from, until)}`;

/** The fee for moving an amount, truncated to whole minor units. */
const feeOf = (moved: keyof typeof FEE_RATES, amount: SQL): SQL =>
  sql`${amount} * ${FEE_RATES[moved]}::bigint / ${BASIS_POINTS}::bigint`;

const depositFeesOf = (merchantCode: string, from: Date, until: Date): SQL => sql`
  SELECT closed_at, member_id, 0, 0, 0, ${feeOf('deposit', sql`amount`)}
  FROM deposit WHERE merchant_code = ${merchantCode} AND state = 'paid' AND ${during(sql`closed_at`, from, until)}`;

/** The fees of withdrawals, which may be paid in parts, each with its share of the fee. */
const withdrawalFeesOf = (merchantCode: string, from: Date, until: Date): SQL => sql`
  SELECT paid.at, paid.member_id, 0, 0, 0, ${feeOf('withdrawal', sql`-entry.amount`)} FROM ledger_transaction paid
  JOIN ledger_entry entry ON entry.transaction_id = paid.id AND entry.amount < 0
  WHERE paid.merchant_code = ${merchantCode} AND paid.kind = 'withdrawal' AND ${during(sql`paid.at`, from, until)}`;

/** The events that count for a contract: bets for a salary; for a dividend also bonuses, rebates and fees. */
function countedFor({ kind, merchantCode }: EventsOf, from: Date, until: Date): SQL {
  const bets = betsOf(merchantCode, from, until);
  if (kind !== 'dividend') return bets;
  const bonuses = bonusesOf(merchantCode, from, until);
  const deposits = depositFeesOf(merchantCode, from, until);
  const withdrawals = withdrawalFeesOf(merchantCode, from, until);
  return sql`${bets} UNION ALL ${bonuses} UNION ALL ${deposits} UNION ALL ${withdrawals}`;
}

/**
 * The events that a contract counts between two moments, as SQL: the settled bets of the team, and for a dividend their bonuses, rebates
 * and the fees of their deposits and withdrawals. Each event has the nearest agent between agent and member (`through_id`) with a contract
 * of the kind at that time, and that contract's rate (`below`). As rates only fall on the way down, the nearest is the one with the highest
 * rate.
 */
export const teamEvents = (of: EventsOf, from: Date, until: Date): SQL => sql`(
  SELECT event.*, coalesce(nearest.rate, 0) AS below, nearest.agent_id AS through_id
  FROM (${countedFor(of, from, until)}) AS event
  JOIN member_line team ON team.member_id = event.member_id AND team.ancestor_id = ${of.agentId}
  LEFT JOIN LATERAL (
    SELECT other.rate, other.agent_id FROM contract other
    JOIN member_line nearer ON nearer.ancestor_id = other.agent_id AND nearer.member_id = event.member_id
    WHERE other.kind = ${of.kind} AND nearer.depth < team.depth AND other.accepted_at <= event.at
      AND (other.closed_at IS NULL OR other.closed_at > event.at)
    ORDER BY other.rate DESC, nearer.depth DESC LIMIT 1
  ) nearest ON true
)`;

/** The base that a contract pays a share of: stakes for a salary; for a dividend the team's loss, less bonuses and fees. */
export const baseOf = ({ kind }: Pick<ContractRow, 'kind'>): SQL =>
  kind === 'dividend' ? sql`stake - payout - bonus - fee` : sql`stake`;

/** The sums of events, as SQL; texts, since these can hold sums of any size. */
export const EVENT_SUMS = sql`count(DISTINCT events.member_id) FILTER (WHERE stake > 0)::int AS players, sum(stake)::text AS stake,
  sum(payout - stake)::text AS net, sum(bonus)::text AS bonuses, sum(fee)::text AS fees`;

/** The sums of events as read from the database. */
export type EventSums = {
  players: number;
  stake: string;
  net: string;
  bonuses: string;
  fees: string;
};

/** The totals of events. Amounts are in minor units. */
export interface EventFigures {
  /** The number of players with settled bets. */
  players: number;
  stake: bigint;
  /** The team's net win; below zero if it lost. */
  net: bigint;
  /** Bonuses and rebates; zero for salaries. */
  bonuses: bigint;
  /** The fees for moving the team's money; zero for salaries. */
  fees: bigint;
}

/** Parses sums of events into figures. */
export const figuresOf = ({ players, stake, net, bonuses, fees }: EventSums): EventFigures => ({
  ...{ players, stake: BigInt(stake), net: BigInt(net) },
  ...{ bonuses: BigInt(bonuses), fees: BigInt(fees) },
});
