import { queryOptions } from '@tanstack/react-query';
import type { PlatformClient } from '#src/platform/client.ts';
import type { PlayPosition } from '#src/platform/contract.generated.ts';
import { type PlayStop, stopOf } from '#src/platform/endpoints/protection/playStop.ts';

/** `GET /wps/member/protection/position`: the player's time at play, and its cost (S2.16). */
export const playPositionQuery = (platform: PlatformClient) =>
  queryOptions({
    queryKey: ['own', 'playPosition'],
    queryFn: ({ signal }) => platform.call('getPlayPosition', { signal }),
    staleTime: 0,
  });

/** `POST /wps/member/protection/realityCheck/acknowledge`: the player has read the check and plays on (S2.16). */
export const acknowledgeRealityCheck = (platform: PlatformClient): Promise<PlayPosition> =>
  platform.call('acknowledgeRealityCheck');

async function findStop(platform: PlatformClient, signal: AbortSignal): Promise<PlayStop | null> {
  try {
    await platform.call('checkPlay', { signal });
    return null;
  } catch (error) {
    const stop = stopOf(error);
    if (stop === undefined) throw error;
    return stop;
  }
}

/**
 * `GET /wps/member/protection/play` (S4.12): what stops the player from playing now; null if nothing does. A refusal is the answer here, so
 * that a later failed call does not lift a stop.
 */
export const checkPlayQuery = (platform: PlatformClient) =>
  queryOptions({
    queryKey: ['own', 'checkPlay'],
    queryFn: ({ signal }) => findStop(platform, signal),
    staleTime: 0,
  });
