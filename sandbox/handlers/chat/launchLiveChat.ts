import { LIVE_CHATS } from '#sandbox/chat/settings.ts';
import { supportPath } from '#sandbox/chat/supportPage/supportPath.ts';
import { Refusal } from '#sandbox/contract/failure.ts';
import type { Handler } from '#sandbox/contract/operations.ts';
import { supportChat } from '#sandbox/database/schema/chat.ts';
import { requireModule } from '#sandbox/modules/requireModule.ts';

/** Opens a conversation with customer service, for a member or a visitor. */
export const launchLiveChat: Handler<'launchLiveChat'> = async ({
  db,
  merchant,
  session,
  body: { modelId },
  now,
}) => {
  requireModule(merchant, 'customerService');
  if (!Object.hasOwn(LIVE_CHATS, modelId)) throw new Refusal('chat_model_unknown');
  const [chat] = await db
    .insert(supportChat)
    .values({
      merchantCode: merchant.merchantCode,
      memberId: session?.member.id ?? null,
      model: modelId,
      openedAt: now,
      lastAt: now,
    })
    .returning();
  if (!chat) throw new Error('The database kept no conversation.');
  return { chatUrl: supportPath(chat.id) };
};
