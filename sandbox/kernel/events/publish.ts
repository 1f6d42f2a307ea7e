import type { Database } from '#sandbox/kernel/database/database.ts';
import { event } from '#sandbox/kernel/database/schema/platform.ts';
import type { Topics } from '#src/platform/realtime.generated.ts';

/** An event of a topic from `schemas/realtime.schema.json`. */
export type PlatformEvent = {
  [Topic in keyof Topics]-?: {
    /** The id of a member, or everyone of the merchant. */
    to: string | 'merchant';
    type: Topic;
    data: NonNullable<Topics[Topic]>;
  };
}[keyof Topics];

/** Stores an event. Listeners receive it once the transaction is committed. */
export async function publish(
  db: Database,
  merchantCode: string,
  now: Date,
  { to, type, data }: PlatformEvent,
): Promise<void> {
  await db.insert(event).values({
    merchantCode,
    memberId: to === 'merchant' ? null : to,
    type,
    payload: data,
    at: now,
  });
}
