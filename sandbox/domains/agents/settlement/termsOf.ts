import { sql } from 'drizzle-orm';
import type { Database } from '#sandbox/kernel/database/database.ts';
import type { commission } from '../schema.ts';
import { BASIS_POINTS } from './basisPoints.ts';
import {
  baseOf,
  EVENT_SUMS,
  type EventFigures,
  type EventSums,
  figuresOf,
  teamEvents,
} from './teamEvents.ts';

/** What a contract was paid for a period. */
export type CommissionRow = typeof commission.$inferSelect;

/** The part of a payment that comes from one branch of the team. Amounts are in minor units. */
interface CommissionTerm extends EventFigures {
  /** The account of the agent below whose contract pays them first; null for players without one between. */
  through: string | null;
  /** The rate of that agent, in basis points; zero without one. */
  below: number;
  /** What the difference of the rates makes of it, cut to whole minor units; below zero where that branch cost more than it lost. */
  amount: bigint;
}

/** A payment as the sum of its terms, and of what cutting each to minor units left out. */
export interface CommissionParts {
  terms: CommissionTerm[];
  rounding: bigint;
}

type Row = EventSums & { through: string | null; below: number; earned: string };

/**
 * The terms that a payment is the sum of, the highest stakes first: `sum(terms) + rounding + corrections + carriedIn` is what was
 * paid and what is carried on.
 */
export async function termsOf(db: Database, row: CommissionRow): Promise<CommissionParts> {
  const { rows } = await db.execute<Row>(sql`
    SELECT holder.account AS through, below::int AS below, ${EVENT_SUMS},
      sum((${baseOf(row)}) * (${row.rate}::bigint - below))::text AS earned
    FROM ${teamEvents(row, row.periodFrom, row.periodUntil)} AS events LEFT JOIN member holder ON holder.id = events.through_id
    GROUP BY holder.account, below ORDER BY sum(stake) DESC, holder.account`);
  const terms = rows.map(({ through, below, earned, ...sums }) => ({
    ...{ through, below, ...figuresOf(sums) },
    amount: BigInt(earned) / BASIS_POINTS,
  }));
  const earned = rows.reduce((total, term) => total + BigInt(term.earned), 0n) / BASIS_POINTS;
  const sum = terms.reduce((total, { amount }) => total + amount, 0n);
  return { terms, rounding: earned - sum };
}
