import { queryOptions } from '@tanstack/react-query';
import type { PlatformClient } from '#src/platform/client.ts';
import type { MissionSummary } from '#src/platform/contract.generated.ts';
import { type MissionScope, missionRelayQuery } from './missionRelay.ts';

/** `GET MCSFE_missionSummary` (S7.28): the player's missions and place at the lotteries. */
export const missionSummaryQuery = (
  platform: PlatformClient,
  language: string,
  scope: MissionScope,
) =>
  queryOptions({
    queryKey: ['own', 'missionSummary', language, scope],
    queryFn: ({ signal }) =>
      platform.get<MissionSummary>('/wps/relay/MCSFE_missionSummary', {
        query: missionRelayQuery(scope, language),
        signal,
      }),
  });
