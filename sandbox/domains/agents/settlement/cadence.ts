import { type SQL, sql } from 'drizzle-orm';
import type { ContractRow } from '../contracts/contractsInForce.ts';
import type { ContractPeriod } from '../contracts/kinds.ts';

/** How often a contract pays: a real-time salary every 5 minutes (S9.6), a dividend by its period (S3.16). */
export type Cadence = 'realtime' | 'hourly' | ContractPeriod;

/** How often a contract pays. */
export function cadenceOf({ kind, period }: Pick<ContractRow, 'kind' | 'period'>): Cadence {
  return kind === 'dividend' ? (period ?? 'daily') : kind;
}

type Bound = (of: SQL, timeZone: string) => SQL;

const binned =
  (width: string): Bound =>
  (at) =>
    sql`date_bin(${width}::interval, ${at}, 'epoch'::timestamptz)`;

const truncated =
  (unit: string): Bound =>
  (at, timeZone) =>
    sql`(date_trunc(${unit}, ${at} AT TIME ZONE ${timeZone}) AT TIME ZONE ${timeZone})`;

const after =
  (width: string): Bound =>
  (starts, timeZone) =>
    sql`((${starts} AT TIME ZONE ${timeZone} + ${width}::interval) AT TIME ZONE ${timeZone})`;

/** The start of a half-month: the first or the sixteenth. */
const startOfHalfMonth: Bound = (at, timeZone) => {
  const local = sql`(${at} AT TIME ZONE ${timeZone})`;
  return sql`((date_trunc('month', ${local})
    + CASE WHEN extract(day FROM ${local}) > 15 THEN interval '15 days' ELSE interval '0' END) AT TIME ZONE ${timeZone})`;
};

const endOfHalfMonth: Bound = (starts, timeZone) => {
  const local = sql`(${starts} AT TIME ZONE ${timeZone})`;
  return sql`(CASE WHEN extract(day FROM ${local}) > 15 THEN date_trunc('month', ${local}) + interval '1 month'
    ELSE ${local} + interval '15 days' END AT TIME ZONE ${timeZone})`;
};

/** The period of a moment, as SQL: its start, and for a given start its end. */
const BOUNDS: Readonly<Record<Cadence, { start: Bound; end: Bound }>> = {
  realtime: {
    start: binned('5 minutes'),
    end: (starts) => sql`(${starts} + interval '5 minutes')`,
  },
  hourly: { start: binned('1 hour'), end: (starts) => sql`(${starts} + interval '1 hour')` },
  daily: { start: truncated('day'), end: after('1 day') },
  weekly: { start: truncated('week'), end: after('7 days') },
  semimonthly: { start: startOfHalfMonth, end: endOfHalfMonth },
  monthly: { start: truncated('month'), end: after('1 month') },
};

/** The start of the period that contains a moment. Days, weeks and months are those of the market. */
export const periodStart = (cadence: Cadence, at: SQL, timeZone: string): SQL =>
  BOUNDS[cadence].start(at, timeZone);

/** The end of the period that starts at a moment. */
export const periodEnd = (cadence: Cadence, starts: SQL, timeZone: string): SQL =>
  BOUNDS[cadence].end(starts, timeZone);
