import { queryOptions } from '@tanstack/react-query';
import type { PlatformClient } from '#src/platform/client.ts';
import type { PrizeMode } from '#src/platform/contract.generated.ts';

/** The period of the mission relays: the current day or week. */
export type LeaderboardPeriod = 'daily' | 'weekly';

/** The stakes that the mission relays count. */
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
    language,
  }) as const;

/** `GET MCSFE_missionSummary` (S7.28): the player's lottery missions and rank. */
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

/** `GET MCSFE_missionLeaderboard` (S7.28): the highest stakers at the lotteries. */
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
