import type { ConsoleArea } from '#sandbox/kernel/interfaces/consoleArea.ts';
import { answerLiveChat, openConversations } from './console/liveChats.ts';
import { hideChatMessage, keepChatMessage, reportedMessages } from './console/reports.ts';

/** What testers do in the place of customer service and of those who look after the rooms. */
export const chatDesk: ConsoleArea = {
  name: 'chat',
  title: 'Chat',
  listings: [openConversations, reportedMessages],
  actions: [answerLiveChat, hideChatMessage, keepChatMessage],
};
