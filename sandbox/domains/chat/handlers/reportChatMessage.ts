import { and, count, eq, isNull } from 'drizzle-orm';
import type { Handler } from '#sandbox/kernel/contract/operations.ts';
import { Refusal } from '#sandbox/kernel/failures/failure.ts';
import { requireModule } from '#sandbox/kernel/modules/requireModule.ts';
import { chatMessage, chatReport } from '../schema.ts';
import { REPORTS_TO_HIDE } from '../settings.ts';

/** Saves a report of a message. One that several members have reported, and no staff has reviewed, is hidden. */
export const reportChatMessage: Handler<'reportChatMessage'> = async ({
  db,
  merchant,
  session,
  path: { id },
  now,
}) => {
  requireModule(merchant, 'chatRoom');
  const [reported] = await db
    .select()
    .from(chatMessage)
    .where(
      and(
        eq(chatMessage.id, BigInt(id)),
        eq(chatMessage.merchantCode, merchant.merchantCode),
        isNull(chatMessage.hiddenAt),
      ),
    )
    .for('update');
  if (!reported) throw new Refusal('chat_message_unknown');
  await db
    .insert(chatReport)
    .values({ messageId: reported.id, memberId: session.member.id, at: now })
    .onConflictDoNothing();
  const [reports] = await db
    .select({ total: count() })
    .from(chatReport)
    .where(eq(chatReport.messageId, reported.id));
  if (reported.reviewedAt === null && (reports?.total ?? 0) >= REPORTS_TO_HIDE) {
    await db.update(chatMessage).set({ hiddenAt: now }).where(eq(chatMessage.id, reported.id));
  }
  return null;
};
