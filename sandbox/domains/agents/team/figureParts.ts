import { and, or, type SQL, sql } from 'drizzle-orm';
import { beginning, daysBefore, onDays } from '#sandbox/kernel/market/period.ts';
import { TRIAL_TYPE } from '#sandbox/kernel/sessions/memberTypes.ts';
import { IS_FIRST_DEPOSIT } from './firstDeposits.ts';
import { holderOf, linesOf, type Scope } from './scope.ts';

/** Whose figures of which days are asked for. */
export interface Asked {
  scope: Scope;
  merchantCode: string;
  days: { from: string; to: string };
  timeZone: string;
  /** The moment that the period before is counted to; null where all of it is. */
  comparedUntil: Date | null;
}

/** One part of the figures of a team: records, and what they come to. */
export interface FigurePart {
  /** Records with their `level`, their moment `at`, and what is summed. */
  records: SQL;
  /** What they come to, each named as in `Figures`. */
  sums: SQL;
}

/** Narrows a moment to the period and what is counted of the one before. */
export function inBothPeriods(at: SQL, asked: Asked): SQL {
  const { days, timeZone, comparedUntil } = asked;
  const both = onDays(at, { from: daysBefore(days).from, to: days.to }, timeZone);
  const counted =
    comparedUntil &&
    or(inPeriodItself(at, asked), sql`${at} < ${comparedUntil.toISOString()}::timestamptz`);
  return and(both, counted ?? undefined) ?? sql`true`;
}

/** Whether a moment is in the period, and not in the one before. */
export const inPeriodItself = (at: SQL, { days, timeZone }: Asked): SQL =>
  sql`${at} >= ${beginning(days.from, timeZone)}`;

const deposited = (asked: Asked): FigurePart => ({
  records: sql`
    SELECT line.level, deposit.closed_at AS at, deposit.amount
    FROM deposit JOIN ${linesOf(asked.scope)} line ON line.member_id = deposit.member_id
    WHERE deposit.state = 'paid' AND ${inBothPeriods(sql`deposit.closed_at`, asked)}`,
  sums: sql`sum(amount)::text AS deposits`,
});

/** What was paid out, part by part, as the books have it: a withdrawal may be paid in several, and the rest be rejected. */
const withdrawn = (asked: Asked): FigurePart => ({
  records: sql`
    SELECT line.level, paid.at, -entry.amount AS amount
    FROM ledger_transaction paid JOIN ${linesOf(asked.scope)} line ON line.member_id = paid.member_id
    JOIN ledger_entry entry ON entry.transaction_id = paid.id AND entry.amount < 0
    WHERE paid.merchant_code = ${asked.merchantCode} AND paid.kind = 'withdrawal' AND ${inBothPeriods(sql`paid.at`, asked)}`,
  sums: sql`sum(amount)::text AS withdrawals`,
});

/** The first deposit that each member ever made. */
const firstDeposits = (asked: Asked): FigurePart => ({
  records: sql`
    SELECT DISTINCT ON (line.member_id) line.level, deposit.closed_at AS at
    FROM deposit JOIN ${linesOf(asked.scope)} line ON line.member_id = deposit.member_id
    WHERE ${IS_FIRST_DEPOSIT} AND ${inBothPeriods(sql`deposit.closed_at`, asked)}
    ORDER BY line.member_id, deposit.closed_at`,
  sums: sql`count(*)::int AS "firstDepositors"`,
});

const joined = (asked: Asked): FigurePart => ({
  records: sql`
    SELECT line.level, member.created_at AS at
    FROM member JOIN ${linesOf(asked.scope)} line ON line.member_id = member.id
    WHERE member.type <> ${TRIAL_TYPE} AND ${inBothPeriods(sql`member.created_at`, asked)}`,
  sums: sql`count(*)::int AS joined`,
});

/** What the contracts of the agent, or of the member, paid: it is of no level. */
const commissions = (asked: Asked): FigurePart => ({
  records: sql`
    SELECT 0 AS level, paid_at AS at, amount FROM commission
    WHERE agent_id = ${holderOf(asked.scope)} AND ${inBothPeriods(sql`paid_at`, asked)}`,
  sums: sql`sum(amount)::text AS commission`,
});

/** All parts of the figures of a team but what it played. */
export const figureParts = (asked: Asked): readonly FigurePart[] => [
  joined(asked),
  firstDeposits(asked),
  deposited(asked),
  withdrawn(asked),
  commissions(asked),
];
