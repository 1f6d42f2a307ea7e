import { queryOptions } from '@tanstack/react-query';
import type { PlatformClient } from '#src/platform/client.ts';
import { type PlayStop, stopOf } from './playStop.ts';

async function findStop(platform: PlatformClient, signal: AbortSignal): Promise<PlayStop | null> {
  try {
    await platform.get('/wps/member/protection/play', { signal });
    return null;
  } catch (error) {
    const stop = stopOf(error);
    if (stop === undefined) throw error;
    return stop;
  }
}

/**
 * `GET /wps/member/protection/play` (S4.12): what stops the player from playing now; null where nothing does. A refusal is
 * the answer here, so that a call which fails afterwards does not take a stop away.
 */
export const checkPlayQuery = (platform: PlatformClient) =>
  queryOptions({
    queryKey: ['own', 'checkPlay'],
    queryFn: ({ signal }) => findStop(platform, signal),
    staleTime: 0,
  });
