import type { AreaHandlers } from '#sandbox/kernel/contract/operations.ts';
import { unreadCount } from '../unreadCount.ts';
import { changeMessages } from './changeMessages.ts';
import { listMessages } from './listMessages.ts';

/** Handlers for a member's inbox. */
export const messageHandlers: AreaHandlers<'messages'> = {
  listMessages,
  readMessages: (call) => changeMessages(call, 'read'),
  deleteMessages: (call) => changeMessages(call, 'delete'),
  getUnreadCount: async ({ db, session }) => ({ unread: await unreadCount(db, session.member.id) }),
};
