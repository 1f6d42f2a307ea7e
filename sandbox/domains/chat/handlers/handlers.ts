import type { AreaHandlers } from '#sandbox/kernel/contract/operations.ts';
import { requireModule } from '#sandbox/kernel/modules/requireModule.ts';
import { inLanguage } from '#sandbox/kernel/text/language.ts';
import { LIVE_CHATS, ROOMS, SUPPORT_HOURS } from '../settings.ts';
import { launchLiveChat } from './launchLiveChat.ts';
import { listChatMessages } from './listChatMessages.ts';
import { reportChatMessage } from './reportChatMessage.ts';
import { writeChatMessage } from './writeChatMessage.ts';

/** Handlers for the chat rooms and the live chat. */
export const chatHandlers: AreaHandlers<'chat'> = {
  listChatRooms({ merchant, query: { language } }) {
    requireModule(merchant, 'chatRoom');
    return Object.entries(ROOMS).map(([room, title]) => ({
      room,
      title: inLanguage(title, language),
    }));
  },
  listChatMessages,
  writeChatMessage,
  reportChatMessage,
  listLiveChats({ merchant, query: { language } }) {
    requireModule(merchant, 'customerService');
    return Object.entries(LIVE_CHATS).map(([modelId, title]) => ({
      modelId,
      title: inLanguage(title, language),
      hours: inLanguage(SUPPORT_HOURS, language),
    }));
  },
  launchLiveChat,
};
