import type { BonusState, RewardSource } from '#src/platform/endpoints/rewards/bonusDetails.ts';
import { periodOf, periodQuery, type RecordPeriod } from '#src/shared/records/recordPeriod.ts';

/** The path of the bonus details (S2.16). */
const BONUSES_PATH = '/bonuses';

/** The states of a bonus, in the order of the filters. */
export const BONUS_STATES = ['active', 'released'] as const satisfies readonly BonusState[];

/** The sources of a bonus, in the order of the filters. */
export const BONUS_SOURCES = [
  ...['promotion', 'raffle', 'mission', 'vip', 'referral', 'mall'],
] as const satisfies readonly RewardSource[];

/** The filters of bonuses in the address. */
export interface BonusView {
  state: BonusState | undefined;
  source: RewardSource | undefined;
  period: RecordPeriod;
}

/** The address of a view of bonuses. */
export function bonusesPath({ state, source, period }: BonusView): string {
  const query = new URLSearchParams({
    ...(state && { state }),
    ...(source && { source }),
    ...periodQuery(period),
  });
  return query.size > 0 ? `${BONUSES_PATH}?${query}` : BONUSES_PATH;
}

/** The source with a given name; undefined if unknown. */
export const sourceOf = (text: string | null): RewardSource | undefined =>
  BONUS_SOURCES.find((known) => known === text);

/** The view that an address asks for; unknown values are ignored. */
export const bonusViewOf = (query: URLSearchParams): BonusView => ({
  state: BONUS_STATES.find((known) => known === query.get('state')),
  source: sourceOf(query.get('source')),
  period: periodOf(query),
});
