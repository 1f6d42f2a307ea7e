import { and, desc, eq, isNull, lt } from 'drizzle-orm';
import type { Handler } from '#sandbox/kernel/contract/operations.ts';
import { member } from '#sandbox/kernel/database/schema/members.ts';
import { requireModule } from '#sandbox/kernel/modules/requireModule.ts';
import { authorOf } from '../authorOf.ts';
import { chatMessage } from '../schema.ts';
import { checkRoom } from '../settings.ts';

/** Returns the messages in a room, newest last; `more` if older messages are left. */
export const listChatMessages: Handler<'listChatMessages'> = async ({
  db,
  merchant,
  session,
  path: { room },
  query: { before, limitNum },
}) => {
  requireModule(merchant, 'chatRoom');
  checkRoom(room);
  const rows = await db
    .select({
      message: chatMessage,
      author: { account: member.account, nickname: member.nickname },
    })
    .from(chatMessage)
    .innerJoin(member, eq(member.id, chatMessage.memberId))
    .where(
      and(
        eq(chatMessage.merchantCode, merchant.merchantCode),
        eq(chatMessage.room, room),
        isNull(chatMessage.hiddenAt),
        before === undefined ? undefined : lt(chatMessage.id, BigInt(before)),
      ),
    )
    .orderBy(desc(chatMessage.id))
    .limit(limitNum + 1);
  const list = rows.slice(0, limitNum).map(({ message, author }) => ({
    id: String(message.id),
    author: authorOf(author, merchant),
    own: message.memberId === session.member.id,
    text: message.content,
    at: message.at.toISOString(),
  }));
  return { list: list.reverse(), more: rows.length > limitNum };
};
