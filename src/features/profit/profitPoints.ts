import type { ProfitGroup, ProfitLine } from '#src/platform/endpoints/records/profit.ts';
import type { DateSpan } from '#src/ui/dateRange/dateSpan.ts';

/** A point of the chart: a fetched row, or a time without play. */
export type ProfitPoint = Pick<ProfitLine, 'of' | 'name' | 'net'>;

/** The most points of a chart: a quarter of a year in days. */
const MOST_POINTS = 92;
/** The most vendors or games in a chart: bars show their values. */
const MOST_BARS = 7;

const text = (day: Date): string => day.toISOString().slice(0, 10);

/** The first day of a day's week or month. Weeks begin on Monday. */
function begin(day: Date, by: 'day' | 'week' | 'month'): Date {
  const first = new Date(day);
  if (by === 'week') first.setUTCDate(first.getUTCDate() - ((first.getUTCDay() + 6) % 7));
  if (by === 'month') first.setUTCDate(1);
  return first;
}

function next(day: Date, by: 'day' | 'week' | 'month'): Date {
  const later = new Date(day);
  if (by === 'month') later.setUTCMonth(later.getUTCMonth() + 1);
  else later.setUTCDate(later.getUTCDate() + (by === 'week' ? 7 : 1));
  return later;
}

/** The last times of a period, oldest first, also without bets. */
function times({ from, to }: DateSpan, by: 'day' | 'week' | 'month'): string[] {
  const found: string[] = [];
  const last = new Date(to);
  for (let day = begin(new Date(from), by); day <= last; day = next(day, by)) found.push(text(day));
  return found.slice(-MOST_POINTS);
}

/** The chart points of rows: every time in order, or the most played vendors or games. */
export function profitPoints(
  lines: readonly ProfitLine[],
  by: ProfitGroup,
  span: DateSpan,
): readonly ProfitPoint[] {
  if (by === 'vendor' || by === 'game') return lines.slice(0, MOST_BARS);
  if (lines.length === 0) return [];
  const known = new Map(lines.map((line) => [line.of, line]));
  return times(span, by).map((of) => known.get(of) ?? { of, name: of, net: '0.00' });
}
