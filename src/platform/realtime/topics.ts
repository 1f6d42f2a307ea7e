import type { Topics } from '#src/platform/realtime.generated.ts';

/** The topics of events. */
export type Topic = keyof Topics;

/** The data of a topic's events. */
export type DataOf<Of extends Topic> = NonNullable<Topics[Of]>;
