import { and, count, desc, eq, isNull } from 'drizzle-orm';
import type { Handler } from '#sandbox/kernel/contract/operations.ts';
import { inLanguage } from '#sandbox/kernel/text/language.ts';
import { message } from '../schema.ts';
import { unreadCount } from '../unreadCount.ts';

/** The deposit, withdrawal or contract that a message is about. */
const aboutOf = ({ aboutKind, aboutReference }: typeof message.$inferSelect) =>
  aboutKind && aboutReference ? { kind: aboutKind, reference: aboutReference } : null;

/** Returns a page of the inbox, newest first. */
export const listMessages: Handler<'listMessages'> = async ({
  db,
  session,
  query: { state, language, pageNo, pageSize },
}) => {
  const memberId = session.member.id;
  const where = and(
    eq(message.memberId, memberId),
    state === 'unread' ? isNull(message.readAt) : undefined,
  );
  const [counted] = await db.select({ total: count() }).from(message).where(where);
  const rows = await db
    .select()
    .from(message)
    .where(where)
    .orderBy(desc(message.sentAt), desc(message.id))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
  return {
    list: rows.map((row) => ({
      ...{ id: row.id, kind: row.kind },
      title: inLanguage(row.title, language),
      text: inLanguage(row.content, language),
      about: aboutOf(row),
      sentAt: row.sentAt.toISOString(),
      read: row.readAt !== null,
    })),
    totalPages: Math.ceil((counted?.total ?? 0) / pageSize),
    unread: await unreadCount(db, memberId),
  };
};
