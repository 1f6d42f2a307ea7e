import { and, count, eq, isNull } from 'drizzle-orm';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { message } from './schema.ts';

/** The number of a member's unread messages. */
export async function unreadCount(db: Database, memberId: string): Promise<number> {
  const [row] = await db
    .select({ unread: count() })
    .from(message)
    .where(and(eq(message.memberId, memberId), isNull(message.readAt)));
  return row?.unread ?? 0;
}
