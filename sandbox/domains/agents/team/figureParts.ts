import { and, type Column, or, type SQL, sql } from 'drizzle-orm';
import { member } from '#sandbox/kernel/database/schema/members.ts';
import { beginning, daysBefore, onDays } from '#sandbox/kernel/market/period.ts';
import type { Figures } from './figures.ts';
import { holderOf, linesOf, type Scope } from './scope.ts';

/** The scope and the days of the requested figures. */
export interface Asked {
  scope: Scope;
  merchantCode: string;
  days: { from: string; to: string };
  timeZone: string;
  /** The time up to which the previous period is counted; null if all of it is. */
  comparedUntil: Date | null;
}

/** One figure of a team: its records and their sum. */
export interface FigurePart {
  figure: keyof Figures;
  /** Records with their `level`, their time `at`, and the values to sum. */
  records: SQL;
  /** The SQL sum of the records. */
  sum: SQL;
}

/** Restricts a moment to the period and the counted part of the one before. */
export function inBothPeriods(at: SQL, asked: Asked): SQL {
  const { days, timeZone, comparedUntil } = asked;
  const both = onDays(at, { from: daysBefore(days).from, to: days.to }, timeZone);
  const counted =
    comparedUntil &&
    or(inPeriodItself(at, asked), sql`${at} < ${comparedUntil.toISOString()}::timestamptz`);
  return and(both, counted ?? undefined) ?? sql`true`;
}

/** Whether a moment is in the period, and not in the one before. */
const inPeriodItself = (at: SQL, { days, timeZone }: Asked): SQL =>
  sql`${at} >= ${beginning(days.from, timeZone)}`;

/**
 * The place of a moment among the days of both periods, from 1: the earlier period comes first. The days are calculated once, and not for
 * each moment.
 */
export function dayPlace(at: SQL, { days, timeZone }: Asked): SQL {
  const first = daysBefore(days).from;
  return sql`width_bucket(${at}, ARRAY(SELECT day AT TIME ZONE ${timeZone}
    FROM generate_series(${first}::timestamp, ${days.to}::timestamp, interval '1 day') AS day ORDER BY day))`;
}

const deposited = (asked: Asked): FigurePart => ({
  figure: 'deposits',
  records: sql`
    SELECT line.level, deposit.closed_at AS at, deposit.amount
    FROM deposit JOIN ${linesOf(asked.scope)} line ON line.member_id = deposit.member_id
    WHERE deposit.state = 'paid' AND ${inBothPeriods(sql`deposit.closed_at`, asked)}`,
  sum: sql`sum(amount)`,
});

/** Withdrawals as paid out in the books, part by part: one may be paid in several parts, and the rest rejected. */
const withdrawn = (asked: Asked): FigurePart => ({
  figure: 'withdrawals',
  records: sql`
    SELECT line.level, paid.at, -entry.amount AS amount
    FROM ledger_transaction paid JOIN ${linesOf(asked.scope)} line ON line.member_id = paid.member_id
    JOIN ledger_entry entry ON entry.transaction_id = paid.id AND entry.amount < 0
    WHERE paid.merchant_code = ${asked.merchantCode} AND paid.kind = 'withdrawal' AND ${inBothPeriods(sql`paid.at`, asked)}`,
  sum: sql`sum(amount)`,
});

/** The members of whom something began then, by a column of `member`. */
const newcomers = (
  figure: 'joined' | 'firstDepositors',
  began: Column,
  asked: Asked,
): FigurePart => ({
  figure,
  records: sql`
    SELECT line.level, ${began} AS at FROM member JOIN ${linesOf(asked.scope)} line ON line.member_id = member.id
    WHERE ${inBothPeriods(sql`${began}`, asked)}`,
  sum: sql`count(*)`,
});

/** The payments from the contracts of the agent, or of the member: these have no level. */
const commissions = (asked: Asked): FigurePart => ({
  figure: 'commission',
  records: sql`
    SELECT 0 AS level, paid_at AS at, amount FROM commission
    WHERE agent_id = ${holderOf(asked.scope)} AND ${inBothPeriods(sql`paid_at`, asked)}`,
  sum: sql`sum(amount)`,
});

/** All figures of a team except its play. */
export const figureParts = (asked: Asked): readonly FigurePart[] => [
  newcomers('joined', member.createdAt, asked),
  newcomers('firstDepositors', member.firstDepositAt, asked),
  deposited(asked),
  withdrawn(asked),
  commissions(asked),
];
