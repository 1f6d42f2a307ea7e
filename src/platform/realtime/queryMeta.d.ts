import type { Topic } from '#src/platform/realtime/topics.ts';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** The topics whose events make the answer of a query old: it is asked again when one comes. */
      topics?: readonly Topic[];
    };
  }
}
