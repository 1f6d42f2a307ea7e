import { type SQL, sql } from 'drizzle-orm';
import type { ContractRow } from '../contracts/contractsInForce.ts';

/** What the bets of a contract depend on. */
export type BetsOf = Pick<ContractRow, 'agentId' | 'kind' | 'merchantCode'>;

/**
 * The bets that a contract counts between two moments, as SQL: those of the team that were settled then. Each comes with the agent
 * nearest below (`through_id`) who had a contract of the kind then, between agent and player, and that contract's rate (`below`). As
 * rates only fall on the way down, the nearest is the one with the highest rate.
 */
export const contractBets = (
  { agentId, kind, merchantCode }: BetsOf,
  from: Date,
  until: Date,
): SQL => sql`(
  SELECT bet.settled_at, bet.member_id, bet.stake, bet.payout, coalesce(nearest.rate, 0) AS below, nearest.agent_id AS through_id
  FROM bet JOIN member_line team ON team.member_id = bet.member_id AND team.ancestor_id = ${agentId}
  LEFT JOIN LATERAL (
    SELECT other.rate, other.agent_id FROM contract other
    JOIN member_line nearer ON nearer.ancestor_id = other.agent_id AND nearer.member_id = bet.member_id
    WHERE other.kind = ${kind} AND nearer.depth < team.depth AND other.accepted_at <= bet.settled_at
      AND (other.closed_at IS NULL OR other.closed_at > bet.settled_at)
    ORDER BY other.rate DESC, nearer.depth DESC LIMIT 1
  ) nearest ON true
  WHERE bet.merchant_code = ${merchantCode} AND bet.state = 'settled'
    AND bet.settled_at >= ${from.toISOString()}::timestamptz AND bet.settled_at < ${until.toISOString()}::timestamptz
)`;

/** What a contract pays a share of: stakes for a salary, for a dividend what the team lost; below zero where it won. */
export const baseOf = ({ kind }: Pick<ContractRow, 'kind'>): SQL =>
  kind === 'dividend' ? sql`stake - payout` : sql`stake`;

/** The unit of rates: basis points in a whole. */
export const BASIS_POINTS = 10_000n;
