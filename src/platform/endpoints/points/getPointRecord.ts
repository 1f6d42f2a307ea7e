import { queryOptions } from '@tanstack/react-query';
import type { PlatformClient } from '#src/platform/client.ts';
import type { PointRecord } from '#src/platform/contract.generated.ts';
import { contentLanguage } from '#src/platform/endpoints/contentLanguage.ts';

/** `GET /wps/points/transactions/{id}`: one record of the player's own (S7.30). */
export const pointRecordQuery = (platform: PlatformClient, language: string, id: string) =>
  queryOptions({
    queryKey: ['own', 'pointRecord', language, id],
    queryFn: ({ signal }) =>
      platform.get<PointRecord>(`/wps/points/transactions/${encodeURIComponent(id)}`, {
        query: { language: contentLanguage(language) },
        signal,
      }),
  });
