import { queryOptions } from '@tanstack/react-query';
import type { PlatformClient } from '#src/platform/client.ts';
import type { Terms } from '#src/platform/contract.generated.ts';

/** `GET` of the terms in force: their version, the age that players confirm, and who answers for them (S5.6). */
export const termsQuery = (platform: PlatformClient) =>
  queryOptions({
    queryKey: ['terms'],
    queryFn: ({ signal }) => platform.get<Terms>('/wps/system/terms', { signal }),
  });
