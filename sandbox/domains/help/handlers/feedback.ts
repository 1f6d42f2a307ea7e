import { count, desc, eq } from 'drizzle-orm';
import type { Handler } from '#sandbox/kernel/contract/operations.ts';
import type { Feedback } from '#src/platform/contract.generated.ts';
import { feedback } from '../schema.ts';

const shown = (row: typeof feedback.$inferSelect): Feedback => ({
  id: row.id,
  category: row.category,
  content: row.content,
  sentAt: row.sentAt.toISOString(),
  reply: row.reply,
  repliedAt: row.repliedAt?.toISOString() ?? null,
});

/** Saves a member's feedback about the site (S7.21). */
export const sendFeedback: Handler<'sendFeedback'> = async ({
  db,
  merchant: { merchantCode },
  session,
  body: { category, content },
  now,
}) => {
  const memberId = session.member.id;
  const [row] = await db
    .insert(feedback)
    .values({ merchantCode, memberId, category, content: content.trim(), sentAt: now })
    .returning();
  if (!row) throw new Error('The database kept no feedback.');
  return shown(row);
};

/** Returns a page of a member's feedback, newest first. */
export const listFeedback: Handler<'listFeedback'> = async ({
  db,
  session,
  query: { pageNo, pageSize },
}) => {
  const own = eq(feedback.memberId, session.member.id);
  const [counted] = await db.select({ total: count() }).from(feedback).where(own);
  const rows = await db
    .select()
    .from(feedback)
    .where(own)
    .orderBy(desc(feedback.sentAt), desc(feedback.id))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
  return { list: rows.map(shown), totalPages: Math.ceil((counted?.total ?? 0) / pageSize) };
};
