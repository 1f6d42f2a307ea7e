import { QueryClient } from '@tanstack/react-query';

/** How long a response counts as fresh, in milliseconds. */
const FRESH_MS = 60_000;

/**
 * The query cache of one document. The platform client retries failed calls, not this. Without a connection a call fails
 * at once: a press that is held back would be sent when nobody expects it any more. Views are fetched again when the
 * connection returns.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        refetchOnReconnect: true,
        refetchOnWindowFocus: false,
        retry: false,
        staleTime: FRESH_MS,
      },
      mutations: { networkMode: 'always' },
    },
  });
}
