import type { Handler } from '#sandbox/kernel/contract/operations.ts';
import { Refusal } from '#sandbox/kernel/failures/failure.ts';
import { requireModule } from '#sandbox/kernel/modules/requireModule.ts';
import { authorOf } from '../authorOf.ts';
import { isRefused } from '../refusedWords.ts';
import { chatMessage } from '../schema.ts';
import { checkRoom } from '../settings.ts';

/** Writes a message in a room and publishes it to everyone there. */
export const writeChatMessage: Handler<'writeChatMessage'> = async ({
  db,
  merchant,
  session,
  path: { room },
  body,
  now,
  publish,
}) => {
  requireModule(merchant, 'chatRoom');
  checkRoom(room);
  const text = body.text.trim();
  if (isRefused(text)) throw new Refusal('chat_words_refused');
  const memberId = session.member.id;
  const author = authorOf(session.member, merchant);
  const [row] = await db
    .insert(chatMessage)
    .values({ merchantCode: merchant.merchantCode, room, memberId, content: text, at: now })
    .returning();
  if (!row) throw new Error('The database kept no message.');
  const id = String(row.id);
  await publish({ to: 'merchant', type: 'chat', data: { room, id, author, text } });
  return { id, author, own: true, text, at: now.toISOString() };
};
