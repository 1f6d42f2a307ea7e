import type { ConsoleArea } from '#sandbox/kernel/interfaces/consoleArea.ts';
import { answerLiveChat, openConversations } from './console/liveChats.ts';
import { hideChatMessage, keepChatMessage, reportedMessages } from './console/reports.ts';

/** The console area where testers act as customer service and room moderators. */
export const chatDesk: ConsoleArea = {
  name: 'chat',
  title: 'Chat',
  listings: [openConversations, reportedMessages],
  actions: [answerLiveChat, hideChatMessage, keepChatMessage],
};
