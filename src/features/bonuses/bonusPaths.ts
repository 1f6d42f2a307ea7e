import type { BonusState, RewardSource } from '#src/platform/endpoints/rewards/bonusDetails.ts';
import { periodOf, periodQuery, type RecordPeriod } from '#src/shared/records/recordPeriod.ts';

/** Where the bonus details are (S2.16). */
const BONUSES_PATH = '/bonuses';

/** What a bonus can be, in the order of the filters. */
export const BONUS_STATES = ['active', 'released'] as const satisfies readonly BonusState[];

/** What a bonus can come from, in the order of the filters. */
export const BONUS_SOURCES = [
  ...['promotion', 'raffle', 'mission', 'vip', 'referral', 'mall'],
] as const satisfies readonly RewardSource[];

/** Which bonuses the address asks for. */
export interface BonusView {
  state: BonusState | undefined;
  source: RewardSource | undefined;
  period: RecordPeriod;
}

/** The address of a view. */
export function bonusesPath({ state, source, period }: BonusView): string {
  const query = new URLSearchParams({
    ...(state && { state }),
    ...(source && { source }),
    ...periodQuery(period),
  });
  return query.size > 0 ? `${BONUSES_PATH}?${query}` : BONUSES_PATH;
}

/** The source that a text names; none for a text that names no source. */
export const sourceOf = (text: string | null): RewardSource | undefined =>
  BONUS_SOURCES.find((known) => known === text);

/** What an address asks for; what it does not know narrows nothing. */
export const bonusViewOf = (query: URLSearchParams): BonusView => ({
  state: BONUS_STATES.find((known) => known === query.get('state')),
  source: sourceOf(query.get('source')),
  period: periodOf(query),
});
