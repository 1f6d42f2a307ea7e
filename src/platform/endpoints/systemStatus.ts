import { queryOptions } from '@tanstack/react-query';
import type { PlatformClient } from '#src/platform/client.ts';
import type { components } from '#src/platform/contract.generated.ts';

/** The state of the platform, and where it sees the visitor (S4.1). */
export type SystemStatus = components['schemas']['SystemStatus'];

/** `GET /wps/system/status` (S7.17). */
export const systemStatusQuery = (platform: PlatformClient) =>
  queryOptions({
    queryKey: ['systemStatus'],
    queryFn: ({ signal }) => platform.get<SystemStatus>('/wps/system/status', { signal }),
  });
