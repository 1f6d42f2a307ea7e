import type { Topic } from '#src/platform/realtime/topics.ts';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** The topics whose events invalidate the query: it is then refetched. */
      topics?: readonly Topic[];
    };
  }
}
