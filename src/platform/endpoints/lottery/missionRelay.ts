import type { PrizeMode } from '#src/platform/contract.generated.ts';
import { contentLanguage } from '#src/platform/endpoints/contentLanguage.ts';

/** What the mission relays count: the day or the week that is under way. */
export type LeaderboardPeriod = 'daily' | 'weekly';

/** Which stakes the mission relays count. */
export interface MissionScope {
  prizeMode: PrizeMode;
  period: LeaderboardPeriod;
}

/** The query of the mission relays (S7.28). */
export const missionRelayQuery = ({ prizeMode, period }: MissionScope, language: string) => ({
  lottoArea: 'VN',
  launchMode: 'LOTT',
  lottoPrizeMode: prizeMode,
  device: 'WEB',
  period,
  language: contentLanguage(language),
});
