import { queryOptions } from '@tanstack/react-query';
import type { PlatformClient } from '#src/platform/client.ts';
import type { components, RankList } from '#src/platform/contract.generated.ts';
import { contentLanguage } from '#src/platform/endpoints/contentLanguage.ts';

/** A win that was paid (S3.15). */
export type Winner = components['schemas']['Winner'];

/** How many winners the board shows at most (S9.3). */
const LIMIT = 20;

/** `GET GCSGAME_getRankList` (S7.25). */
export const ranksQuery = (platform: PlatformClient, language: string) =>
  queryOptions({
    queryKey: ['ranks', language],
    queryFn: ({ signal }) =>
      platform.get<RankList>('/wps/relay/GCSGAME_getRankList', {
        query: { gameCategory: 'ALL', language: contentLanguage(language), limitNum: LIMIT },
        signal,
      }),
    staleTime: 60_000,
  });
