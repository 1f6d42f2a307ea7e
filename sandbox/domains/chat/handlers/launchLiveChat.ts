import type { Handler } from '#sandbox/kernel/contract/operations.ts';
import { Refusal } from '#sandbox/kernel/failures/failure.ts';
import { requireModule } from '#sandbox/kernel/modules/requireModule.ts';
import { supportChat } from '../schema.ts';
import { isLiveChat } from '../settings.ts';
import { supportPath } from '../supportPage/supportPath.ts';

/** Opens a conversation with customer service, for a member or a visitor. */
export const launchLiveChat: Handler<'launchLiveChat'> = async ({
  db,
  merchant,
  session,
  body: { modelId },
  now,
}) => {
  requireModule(merchant, 'customerService');
  if (!isLiveChat(modelId)) throw new Refusal('chat_model_unknown');
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
