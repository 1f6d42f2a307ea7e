import { periodQuery, type RecordPeriod } from '#src/shared/records/recordPeriod.ts';

/** Where the reward centre is (S2.16). */
const REWARDS_PATH = '/rewards';

/** The address of the reward centre with the history of a period. */
export function rewardsPath(period: RecordPeriod): string {
  const query = new URLSearchParams(periodQuery(period));
  return query.size > 0 ? `${REWARDS_PATH}?${query}` : REWARDS_PATH;
}
