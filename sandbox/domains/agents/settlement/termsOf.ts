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

/** A commission paid for a period of a contract. */
export type CommissionRow = typeof commission.$inferSelect;

/** One term of a payment: one branch of the team. Amounts are in minor units. */
interface CommissionTerm extends EventFigures {
  /** The account of the nearest agent below with a contract; null for players without one between. */
  through: string | null;
  /** That agent's rate in basis points; zero without one. */
  below: number;
  /** The difference of the rates applied to the branch, truncated to minor units; below zero if it cost more than it lost. */
  amount: bigint;
}

/** A payment split into its terms, and the remainder from truncating each to minor units. */
export interface CommissionParts {
  terms: CommissionTerm[];
  rounding: bigint;
}

type Row = EventSums & { through: string | null; below: number; earned: string };

/**
 * The terms of a payment, highest stakes first: `sum(terms) + rounding + corrections + carriedIn` is the amount paid plus the carry-over.
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
