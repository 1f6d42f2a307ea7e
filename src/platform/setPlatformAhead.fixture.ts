import type { QueryClient } from '@tanstack/react-query';
import { EXAMPLES } from '#src/platform/endpoints/examples.generated.ts';

/** Sets a cache's platform clock `ms` ahead of the device's. */
export function setPlatformAhead(queryClient: QueryClient, ms: number): void {
  const now = new Date(Date.now() + ms).toISOString();
  queryClient.setQueryData(['systemStatus'], { ...EXAMPLES.getStatus.value, status: 0, now });
}
