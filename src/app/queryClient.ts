import { QueryClient } from '@tanstack/react-query';

/** How long a response counts as fresh, in milliseconds. */
const FRESH_MS = 60_000;

/** The query cache of one document. The platform client retries failed calls, not this. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: FRESH_MS, refetchOnWindowFocus: false },
    },
  });
}
