import { type DateSpan, previousDays, problemOf } from '#src/ui/dateRange/dateSpan.ts';

/** The period presets in days up to and including today; the first is the default (S9.6). */
export const PERIOD_DAYS = [30, 7, 1] as const;

/** The first day that the platform keeps records of. */
const FIRST_DAY = '2000-01-01';
const LAST_DAY = '2099-12-31';

/** The days of a record: a number up to today, or two days and all between them. */
export type RecordPeriod = { days: (typeof PERIOD_DAYS)[number] } | DateSpan;

/** The period in an address; the default if it names none that is known. */
export function periodOf(query: URLSearchParams): RecordPeriod {
  const [from, to] = [query.get('from'), query.get('to')];
  if (from !== null || to !== null) return { from: from ?? '', to: to ?? '' };
  const days = PERIOD_DAYS.find((known) => String(known) === query.get('days'));
  return { days: days ?? PERIOD_DAYS[0] };
}

/** The query of a period. The default needs none. */
export function periodQuery(period: RecordPeriod): Record<string, string> {
  if ('from' in period) return { from: period.from, to: period.to };
  return period.days === PERIOD_DAYS[0] ? {} : { days: String(period.days) };
}

/** The first and the last day of a period. `today` is the day in the market's zone. */
export const spanOf = (period: RecordPeriod, today: string): DateSpan =>
  'from' in period ? period : previousDays(today, period.days);

/** The shortest form of a span: a preset that moves with the day, or the days themselves. */
export function periodFor({ from, to }: DateSpan, today: string): RecordPeriod {
  const days = PERIOD_DAYS.find((known) => previousDays(today, known).from === from);
  return days !== undefined && to === today ? { days } : { from, to };
}

export type SpanProblem = 'unreadable' | 'reversed' | 'incomplete' | 'outside';

/** Why the platform has no records for a span of days; undefined if it has. */
export function spanProblem(span: DateSpan): SpanProblem | undefined {
  if (span.from === '' || span.to === '') return 'incomplete';
  const problem = problemOf(span);
  if (problem) return problem;
  return span.from < FIRST_DAY || span.to > LAST_DAY ? 'outside' : undefined;
}
