import { queryOptions } from '@tanstack/react-query';
import type { PlatformClient } from '#src/platform/client.ts';
import type { Leaderboard } from '#src/platform/contract.generated.ts';
import { type MissionScope, missionRelayQuery } from './missionRelay.ts';

/** `GET MCSFE_missionLeaderboard` (S7.28): who has staked the most at the lotteries. */
export const lotteryLeaderboardQuery = (
  platform: PlatformClient,
  language: string,
  scope: MissionScope,
) =>
  queryOptions({
    queryKey: ['own', 'lotteryLeaderboard', language, scope],
    queryFn: ({ signal }) =>
      platform.get<Leaderboard>('/wps/relay/MCSFE_missionLeaderboard', {
        query: missionRelayQuery(scope, language),
        signal,
      }),
  });
