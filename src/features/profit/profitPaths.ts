import { PROFIT_GROUPS, type ProfitGroup } from '#src/platform/endpoints/records/profit.ts';
import { periodOf, periodQuery, type RecordPeriod } from '#src/shared/records/recordPeriod.ts';
import type { DateSpan } from '#src/ui/dateRange/dateSpan.ts';

/** Where a member's profit and loss is (S2.16). */
const PROFIT_PATH = '/profit';

const DAY_MS = 86_400_000;

/** The longest periods that are shown by days and by weeks where the address asks for neither: few bars, each with its value. */
const MOST_DAYS = 7;
const MOST_WEEK_DAYS = 45;

/** What the address asks for. */
export interface ProfitView {
  /** What a line is; it follows from the length of the period where the address does not say. */
  by: ProfitGroup | undefined;
  period: RecordPeriod;
}

/** The address of a view. */
export function profitPath({ by, period }: ProfitView): string {
  const query = new URLSearchParams({ ...(by && { by }), ...periodQuery(period) });
  return query.size > 0 ? `${PROFIT_PATH}?${query}` : PROFIT_PATH;
}

/** What an address asks for; what it does not know is left to the length of the period. */
export const profitViewOf = (query: URLSearchParams): ProfitView => ({
  by: PROFIT_GROUPS.find((known) => known === query.get('by')),
  period: periodOf(query),
});

/** What lines are where nobody has chosen: days, weeks or months, so that they are few. */
export function usualGroup({ from, to }: DateSpan): ProfitGroup {
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
  if (days <= MOST_DAYS) return 'day';
  return days <= MOST_WEEK_DAYS ? 'week' : 'month';
}
