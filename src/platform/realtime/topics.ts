import type { Topics } from '#src/platform/realtime.generated.ts';

/** What an event can be about. */
export type Topic = keyof Topics;

/** What an event of a topic tells. */
export type DataOf<Of extends Topic> = NonNullable<Topics[Of]>;
