import { QueryClient } from '@tanstack/react-query';

/** How long an answer is taken as fresh, in milliseconds. */
const FRESH_MS = 60_000;

/** The cache of one document. Failed calls are repeated by the platform client, not here. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: FRESH_MS, refetchOnWindowFocus: false },
    },
  });
}
