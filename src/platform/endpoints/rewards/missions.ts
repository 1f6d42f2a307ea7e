import { queryOptions } from '@tanstack/react-query';
import type { PlatformClient } from '#src/platform/client.ts';
import { untilNextMissions } from '#src/platform/endpoints/rewards/untilNextMissions.ts';

/** The current day or week. */
export type BoardPeriod = 'daily' | 'weekly';

/** `GET /wps/missions`: the missions of today and this week, with the player's progress (S2.16). */
export const missionsQuery = (platform: PlatformClient, language: string) =>
  queryOptions({
    queryKey: ['own', 'missions', language],
    queryFn: ({ signal }) => platform.call('getMissions', { query: { language }, signal }),
    refetchInterval: ({ state }) => untilNextMissions(state.data),
    meta: { topics: ['balance'] },
  });

/** `POST /wps/missions/{code}/claim`: pays the reward of a completed mission, once per day or week (S2.16). */
export const claimMission = (platform: PlatformClient, code: string, idempotencyKey: string) =>
  platform.call('claimMission', { path: { code }, headers: { 'Idempotency-Key': idempotencyKey } });

/** `GET /wps/missionLeaderboard`: the highest stakers of the current day or week, and the prizes of the last one (S2.16). */
export const missionLeaderboardQuery = (platform: PlatformClient, period: BoardPeriod) =>
  queryOptions({
    queryKey: ['own', 'missionLeaderboard', period],
    queryFn: ({ signal }) => platform.call('getMissionLeaderboard', { query: { period }, signal }),
  });
