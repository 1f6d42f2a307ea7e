import { PROFIT_GROUPS, type ProfitGroup } from '#src/platform/endpoints/records/profit.ts';
import { periodOf, periodQuery, type RecordPeriod } from '#src/shared/records/recordPeriod.ts';
import type { DateSpan } from '#src/ui/dateRange/dateSpan.ts';

/** The path of profit and loss (S2.16). */
const PROFIT_PATH = '/profit';

const DAY_MS = 86_400_000;

/** The longest periods shown by days and by weeks if the URL sets no grouping: few bars, each with its value. */
const MOST_DAYS = 7;
const MOST_WEEK_DAYS = 45;

/** The view of a URL. */
export interface ProfitView {
  /** The grouping; undefined to follow from the period's length. */
  by: ProfitGroup | undefined;
  period: RecordPeriod;
}

/** The URL of a view. */
export function profitPath({ by, period }: ProfitView): string {
  const query = new URLSearchParams({ ...(by && { by }), ...periodQuery(period) });
  return query.size > 0 ? `${PROFIT_PATH}?${query}` : PROFIT_PATH;
}

/** The view of a URL; an unknown grouping follows from the period's length. */
export const profitViewOf = (query: URLSearchParams): ProfitView => ({
  by: PROFIT_GROUPS.find((known) => known === query.get('by')),
  period: periodOf(query),
});

/** The default grouping: days, weeks or months, so that rows are few. */
export function defaultGroup({ from, to }: DateSpan): ProfitGroup {
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
  if (days <= MOST_DAYS) return 'day';
  return days <= MOST_WEEK_DAYS ? 'week' : 'month';
}
