import { queryOptions } from '@tanstack/react-query';
import type { PlatformClient } from '#src/platform/client.ts';
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
const missionRelayQuery = ({ prizeMode, period }: MissionScope, language: string) =>
  ({
    lottoArea: 'VN',
    launchMode: 'LOTT',
    lottoPrizeMode: prizeMode,
    device: 'WEB',
    period,
    language: contentLanguage(language),
  }) as const;

/** `GET MCSFE_missionSummary` (S7.28): the player's missions and place at the lotteries. */
export const missionSummaryQuery = (
  platform: PlatformClient,
  language: string,
  scope: MissionScope,
) =>
  queryOptions({
    queryKey: ['own', 'missionSummary', language, scope],
    queryFn: ({ signal }) =>
      platform.call('getMissionSummary', { query: missionRelayQuery(scope, language), signal }),
  });

/** `GET MCSFE_missionLeaderboard` (S7.28): who has staked the most at the lotteries. */
export const lotteryLeaderboardQuery = (
  platform: PlatformClient,
  language: string,
  scope: MissionScope,
) =>
  queryOptions({
    queryKey: ['own', 'lotteryLeaderboard', language, scope],
    queryFn: ({ signal }) =>
      platform.call('getLotteryLeaderboard', { query: missionRelayQuery(scope, language), signal }),
  });
