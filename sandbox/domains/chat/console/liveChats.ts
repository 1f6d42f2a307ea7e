import { and, asc, desc, eq, gt } from 'drizzle-orm';
import { member } from '#sandbox/kernel/database/schema/members.ts';
import { Refusal } from '#sandbox/kernel/failures/failure.ts';
import { defineAction } from '#sandbox/kernel/interfaces/action.ts';
import type { Listing } from '#sandbox/kernel/interfaces/listing.ts';
import { SOURCE } from '#scripts/languages/languageFolders.ts';
import { findConversation, writeSupport } from '../conversation.ts';
import { supportChat, supportMessage } from '../schema.ts';
import { liveChatTitle, SUPPORT_CHAT_MS } from '../settings.ts';
import { SUPPORT_LENGTH } from '../supportPage/page.ts';

/** Replies in a conversation as customer service. */
export const answerLiveChat = defineAction({
  name: 'answerLiveChat',
  description: 'Replies in a live chat as customer service (S7.30).',
  schema: {
    type: 'object',
    additionalProperties: false,
    required: ['chat', 'text'],
    properties: {
      chat: { type: 'string', title: 'Conversation', format: 'uuid', maxLength: 36 },
      text: {
        type: 'string',
        title: 'Reply',
        multiline: true,
        minLength: 1,
        maxLength: SUPPORT_LENGTH,
      },
    },
  },
  async run({ db, merchant: { merchantCode }, now }, { chat: id, text }) {
    const chat = await findConversation(db, id);
    if (chat.merchantCode !== merchantCode) throw new Refusal('not_found');
    await writeSupport(db, chat, { byStaff: true, content: text }, now);
    return { answered: id };
  },
});

/** The listing of open conversations, with their last messages. */
export const openConversations: Listing = {
  name: 'liveChats',
  title: 'Live chats',
  columns: ['About', 'Account', 'Last message by', 'Last message', 'At'],
  empty: 'Live chats are listed here until two hours after their last message.',
  async read({ db, merchant: { merchantCode }, now }) {
    const since = new Date(now.getTime() - SUPPORT_CHAT_MS);
    const last = db
      .selectDistinctOn([supportMessage.chatId])
      .from(supportMessage)
      .orderBy(supportMessage.chatId, desc(supportMessage.id))
      .as('last_message');
    const rows = await db
      .select({
        ...{ chat: supportChat, account: member.account },
        ...{ byStaff: last.byStaff, content: last.content },
      })
      .from(supportChat)
      .innerJoin(last, eq(last.chatId, supportChat.id))
      .leftJoin(member, eq(member.id, supportChat.memberId))
      .where(and(eq(supportChat.merchantCode, merchantCode), gt(supportChat.lastAt, since)))
      .orderBy(asc(supportChat.lastAt))
      .limit(100);
    return rows.map(({ chat, account, byStaff, content }) => ({
      cells: [
        liveChatTitle(chat.model, SOURCE),
        account ?? 'a visitor',
        byStaff ? 'customer service' : 'the visitor',
        content,
        chat.lastAt.toISOString(),
      ],
      offers: [{ action: answerLiveChat.name, input: { chat: chat.id } }],
    }));
  },
};
