import { sql } from 'drizzle-orm';
import type { Database } from '#sandbox/database/database.ts';
import { event } from '#sandbox/database/schema/platform.ts';

/** Something that happened. */
export interface PlatformEvent {
  /** The id of a member, or everyone of the merchant. */
  to: string | 'merchant';
  type: string;
  data: unknown;
}

/** The channel that tells the ids of new events to all instances. */
export const EVENT_CHANNEL = 'event';

/** Keeps an event and tells its id to whoever listens, both when the transaction is through. */
export async function publish(
  db: Database,
  merchantCode: string,
  now: Date,
  { to, type, data }: PlatformEvent,
): Promise<void> {
  const [row] = await db
    .insert(event)
    .values({
      merchantCode,
      memberId: to === 'merchant' ? null : to,
      type,
      payload: data,
      at: now,
    })
    .returning({ id: event.id });
  await db.execute(sql`SELECT pg_notify(${EVENT_CHANNEL}, ${String(row?.id)})`);
}
