import { periodQuery, type RecordPeriod } from '#src/shared/records/recordPeriod.ts';

/** Where the rebates are (S2.16). */
const REBATES_PATH = '/rebates';

/** The address of the rebates with the history of a period. */
export function rebatesPath(period: RecordPeriod): string {
  const query = new URLSearchParams(periodQuery(period));
  return query.size > 0 ? `${REBATES_PATH}?${query}` : REBATES_PATH;
}
