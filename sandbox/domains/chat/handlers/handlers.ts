import type { AreaHandlers } from '#sandbox/kernel/contract/operations.ts';
import { requireModule } from '#sandbox/kernel/modules/requireModule.ts';
import { LIVE_CHATS, liveChatTitle, ROOMS, roomTitle, supportHours } from '../settings.ts';
import { launchLiveChat } from './launchLiveChat.ts';
import { listChatMessages } from './listChatMessages.ts';
import { reportChatMessage } from './reportChatMessage.ts';
import { writeChatMessage } from './writeChatMessage.ts';

/** Handlers for the chat rooms and the live chat. */
export const chatHandlers: AreaHandlers<'chat'> = {
  listChatRooms({ merchant, query: { language } }) {
    requireModule(merchant, 'chatRoom');
    return ROOMS.map((room) => ({ room, title: roomTitle(room, language) }));
  },
  listChatMessages,
  writeChatMessage,
  reportChatMessage,
  listLiveChats({ merchant, query: { language } }) {
    requireModule(merchant, 'customerService');
    return LIVE_CHATS.map((modelId) => ({
      modelId,
      title: liveChatTitle(modelId, language),
      hours: supportHours(language),
    }));
  },
  launchLiveChat,
};
