import { asc, eq } from 'drizzle-orm';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { Refusal } from '#sandbox/kernel/failures/failure.ts';
import { supportChat, supportMessage } from './schema.ts';
import { SUPPORT_CHAT_MS } from './settings.ts';

/** A conversation with customer service. */
export type Conversation = typeof supportChat.$inferSelect;
/** A message in one. */
export type SupportMessage = typeof supportMessage.$inferSelect;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Finds a conversation by its id. Refuses an unknown or malformed id with `not_found`. */
export async function findConversation(db: Database, id: string): Promise<Conversation> {
  const [found] = UUID.test(id)
    ? await db.select().from(supportChat).where(eq(supportChat.id, id))
    : [];
  if (!found) throw new Refusal('not_found');
  return found;
}

/** Whether a conversation has ended, so that nothing can be written any more. */
export const isOver = ({ lastAt }: Conversation, now: Date): boolean =>
  now.getTime() - lastAt.getTime() > SUPPORT_CHAT_MS;

/** All messages of a conversation, newest last. */
export const messagesOf = (db: Database, { id }: Conversation): Promise<SupportMessage[]> =>
  db
    .select()
    .from(supportMessage)
    .where(eq(supportMessage.chatId, id))
    .orderBy(asc(supportMessage.id));

/** Adds a message to a conversation. Refuses one that has ended. */
export async function writeSupport(
  db: Database,
  chat: Conversation,
  { byStaff, content }: Pick<SupportMessage, 'byStaff' | 'content'>,
  now: Date,
): Promise<void> {
  if (isOver(chat, now)) throw new Refusal('transition_refused');
  await db.insert(supportMessage).values({ chatId: chat.id, byStaff, content, at: now });
  await db.update(supportChat).set({ lastAt: now }).where(eq(supportChat.id, chat.id));
}
