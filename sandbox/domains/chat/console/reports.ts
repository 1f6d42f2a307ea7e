import { and, asc, count, eq, isNull } from 'drizzle-orm';
import { member } from '#sandbox/kernel/database/schema/members.ts';
import { Refusal } from '#sandbox/kernel/failures/failure.ts';
import { type ActionTurn, defineAction } from '#sandbox/kernel/interfaces/action.ts';
import type { Listing } from '#sandbox/kernel/interfaces/listing.ts';
import { chatMessage, chatReport } from '../schema.ts';

const ONE_MESSAGE = {
  type: 'object',
  additionalProperties: false,
  required: ['message'],
  properties: {
    message: { type: 'string', title: 'Message', pattern: '^[1-9][0-9]{0,17}$', maxLength: 18 },
  },
} as const;

/** Records the staff's decision on a message, which stays, however often it is reported. */
async function review({ db, merchant, now }: ActionTurn, id: string, hidden: boolean) {
  const [reviewed] = await db
    .update(chatMessage)
    .set({ reviewedAt: now, hiddenAt: hidden ? now : null })
    .where(and(eq(chatMessage.id, BigInt(id)), eq(chatMessage.merchantCode, merchant.merchantCode)))
    .returning();
  if (!reviewed) throw new Refusal('not_found');
  return { message: id, hidden };
}

/** Removes a message from its room. */
export const hideChatMessage = defineAction({
  name: 'hideChatMessage',
  description: 'Removes a message from its room permanently.',
  schema: ONE_MESSAGE,
  run: (turn, { message }) => review(turn, message, true),
});

/** Keeps a message in its room, or restores it. */
export const keepChatMessage = defineAction({
  name: 'keepChatMessage',
  description: 'Keeps a message in its room, or restores it, despite the reports.',
  schema: ONE_MESSAGE,
  run: (turn, { message }) => review(turn, message, false),
});

/** The listing of reported messages that are not reviewed yet. */
export const reportedMessages: Listing = {
  name: 'chatReports',
  title: 'Reported messages',
  columns: ['Room', 'Account', 'Message', 'Reports'],
  empty: 'Chat messages that members have reported are listed here.',
  async read({ db, merchant: { merchantCode } }) {
    const rows = await db
      .select({ message: chatMessage, account: member.account, reports: count() })
      .from(chatMessage)
      .innerJoin(chatReport, eq(chatReport.messageId, chatMessage.id))
      .innerJoin(member, eq(member.id, chatMessage.memberId))
      .where(and(eq(chatMessage.merchantCode, merchantCode), isNull(chatMessage.reviewedAt)))
      .groupBy(chatMessage.id, member.account)
      .orderBy(asc(chatMessage.id))
      .limit(100);
    return rows.map(({ message: { id, room, content }, account, reports }) => ({
      cells: [room, account, content, String(reports)],
      offers: [hideChatMessage, keepChatMessage].map(({ name }) => ({
        action: name,
        input: { message: String(id) },
      })),
    }));
  },
};
