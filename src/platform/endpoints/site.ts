import { queryOptions } from '@tanstack/react-query';
import type { PlatformClient } from '#src/platform/client.ts';
import type { SystemStatus, WhitelabelNode } from '#src/platform/contract.generated.ts';

export type { SystemStatus, WhitelabelNode };

/** `GET /wps/system/status`: the platform's state, and the visitor's country (S4.1, S7.17). */
export const systemStatusQuery = (platform: PlatformClient) =>
  queryOptions({
    queryKey: ['systemStatus'],
    queryFn: ({ signal }) => platform.call('getStatus', { signal }),
  });

/** `GET /wps/system/whitelabel`: the switches of the whitelabel tree (S3.11, S7.17). */
export const whitelabelQuery = (platform: PlatformClient) =>
  queryOptions({
    queryKey: ['whitelabel'],
    queryFn: ({ signal }) => platform.call('getWhitelabel', { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
