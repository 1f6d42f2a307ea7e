import { sql } from 'drizzle-orm';
import type { Database } from '#sandbox/database/database.ts';
import type { commission } from '#sandbox/database/schema/agents.ts';
import { BASIS_POINTS, baseOf, contractBets } from './contractBets.ts';

/** What a contract was paid for a period. */
export type CommissionRow = typeof commission.$inferSelect;

/** The part of a payment that comes from one branch of the team. Amounts are in minor units. */
interface CommissionTerm {
  /** The account of the agent below whose contract pays them first; null for players without one between. */
  through: string | null;
  /** The rate of that agent, in basis points; zero without one. */
  below: number;
  players: number;
  stake: bigint;
  net: bigint;
  /** What the difference of the rates makes of it, cut to whole minor units; below zero where that branch won. */
  amount: bigint;
}

/** A payment as the sum of its terms, of what cutting each to minor units left out, and of a loss that nobody was charged. */
export interface CommissionParts {
  terms: CommissionTerm[];
  rounding: bigint;
  /** What the agent would owe because the team won; zero for salaries. */
  waived: bigint;
}

type Row = {
  through: string | null;
  below: number;
  players: number;
  stake: string;
  net: string;
  earned: string;
};

/** The terms that a payment is the sum of, the highest stakes first: `sum(terms) + rounding + waived` is what was paid. */
export async function termsOf(db: Database, row: CommissionRow): Promise<CommissionParts> {
  const { rows } = await db.execute<Row>(sql`
    SELECT holder.account AS through, below::int AS below, count(DISTINCT bets.member_id)::int AS players, sum(stake)::text AS stake,
      sum(payout - stake)::text AS net, sum((${baseOf(row)}) * (${row.rate}::bigint - below))::text AS earned
    FROM ${contractBets(row, row.periodFrom, row.periodUntil)} AS bets LEFT JOIN member holder ON holder.id = bets.through_id
    GROUP BY holder.account, below ORDER BY sum(stake) DESC, holder.account`);
  const terms = rows.map(({ earned, stake, net, ...term }) => ({
    ...term,
    ...{ stake: BigInt(stake), net: BigInt(net), amount: BigInt(earned) / BASIS_POINTS },
  }));
  const earned = rows.reduce((total, term) => total + BigInt(term.earned), 0n) / BASIS_POINTS;
  const sum = terms.reduce((total, { amount }) => total + amount, 0n);
  return { terms, rounding: earned - sum, waived: earned < 0n ? -earned : 0n };
}
