import type { AreaHandlers } from '#sandbox/kernel/contract/operations.ts';
import { requireModule } from '#sandbox/kernel/modules/requireModule.ts';
import { ROOMS, roomTitle } from '../settings.ts';
import { launchLiveChat } from './launchLiveChat.ts';
import { listChatMessages } from './listChatMessages.ts';
import { listLiveChats } from './listLiveChats.ts';
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
  listLiveChats,
  launchLiveChat,
};
