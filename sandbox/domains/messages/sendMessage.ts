import type { Database } from '#sandbox/kernel/database/database.ts';
import type { PlatformEvent } from '#sandbox/kernel/events/publish.ts';
import { message } from './schema.ts';
import { unreadCount } from './unreadCount.ts';

/** The content of a message to a member. */
export type NewMessage = Pick<
  typeof message.$inferInsert,
  'kind' | 'title' | 'content' | 'aboutKind' | 'aboutReference' | 'readAt'
>;

/** Adds a message to a member's inbox and sends the new count to their open pages. `db` is the caller's transaction. */
export async function sendMessage(
  db: Database,
  publish: (event: PlatformEvent) => Promise<void>,
  now: Date,
  memberId: string,
  written: NewMessage,
): Promise<void> {
  await db.insert(message).values({ ...written, memberId, sentAt: now });
  const unread = await unreadCount(db, memberId);
  await publish({ to: memberId, type: 'unreadCount', data: { unread } });
}
