import { queryOptions } from '@tanstack/react-query';
import type { PlatformClient } from '#src/platform/client.ts';
import type { PointConfig } from '#src/platform/contract.generated.ts';

/** `GET /wps/points/config`: how points are earned and converted (S7.30). */
export const pointConfigQuery = (platform: PlatformClient) =>
  queryOptions({
    queryKey: ['own', 'pointConfig'],
    queryFn: ({ signal }) => platform.get<PointConfig>('/wps/points/config', { signal }),
    staleTime: 5 * 60_000,
  });
