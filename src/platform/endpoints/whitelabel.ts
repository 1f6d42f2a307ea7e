import { queryOptions } from '@tanstack/react-query';
import type { PlatformClient } from '#src/platform/client.ts';
import type { components } from '#src/platform/contract.generated.ts';

/** One switch of the whitelabel tree (S3.11). */
export type WhitelabelNode = components['schemas']['WhitelabelNode'];

/** `GET /wps/system/whitelabel` (S7.17). */
export const whitelabelQuery = (platform: PlatformClient) =>
  queryOptions({
    queryKey: ['whitelabel'],
    queryFn: ({ signal }) => platform.get<WhitelabelNode[]>('/wps/system/whitelabel', { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
