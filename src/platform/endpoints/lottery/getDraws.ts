import { queryOptions } from '@tanstack/react-query';
import type { PlatformClient } from '#src/platform/client.ts';
import type { DrawList } from '#src/platform/contract.generated.ts';

/** How often the results on show are asked for again where nobody tells of draws, in milliseconds. */
const REFRESH_MS = 10_000;

/**
 * `GET /lgw/vn/numeros/opened/game` (S7.28): the latest results of a lottery, the newest first.
 * @param live draws are told, so none are asked for in between
 */
export const drawsQuery = (platform: PlatformClient, gameCode: string, live: boolean) =>
  queryOptions({
    queryKey: ['draws', gameCode],
    queryFn: ({ signal }) =>
      platform.get<DrawList>('/lgw/vn/numeros/opened/game', { query: { gameCode }, signal }),
    staleTime: 0,
    refetchInterval: live ? false : REFRESH_MS,
  });
