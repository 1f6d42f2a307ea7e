import { bigint, boolean, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '#sandbox/kernel/database/schema/moment.ts';

/** A message in a room of the chat. */
export const chatMessage = pgTable('chat_message', {
  id: bigint({ mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
  merchantCode: text('merchant_code').notNull(),
  room: text().notNull(),
  memberId: uuid('member_id').notNull(),
  content: text().notNull(),
  at: moment('at').notNull(),
  /** Out of sight: reported by several, or taken out by the staff. */
  hiddenAt: moment('hidden_at'),
  /** The staff have looked at it. */
  reviewedAt: moment('reviewed_at'),
});

/** A member has reported a message. */
export const chatReport = pgTable(
  'chat_report',
  {
    messageId: bigint('message_id', { mode: 'bigint' }).notNull(),
    memberId: uuid('member_id').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.messageId, table.memberId] })],
);

/** A conversation with customer service. */
export const supportChat = pgTable('support_chat', {
  id: uuid().primaryKey().defaultRandom(),
  merchantCode: text('merchant_code').notNull(),
  /** Null for a visitor. */
  memberId: uuid('member_id'),
  model: text().notNull(),
  openedAt: moment('opened_at').notNull(),
  /** When something was written last. */
  lastAt: moment('last_at').notNull(),
});

/** A message of such a conversation. */
export const supportMessage = pgTable('support_message', {
  id: bigint({ mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
  chatId: uuid('chat_id').notNull(),
  byStaff: boolean('by_staff').notNull(),
  content: text().notNull(),
  at: moment('at').notNull(),
});
