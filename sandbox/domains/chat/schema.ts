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
  /** When it was hidden: reported by several, or removed by the staff. */
  hiddenAt: moment('hidden_at'),
  /** When the staff reviewed it. */
  reviewedAt: moment('reviewed_at'),
});

/** A member's report of a message. */
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
  /** The time of the last message. */
  lastAt: moment('last_at').notNull(),
});

/** A message in a conversation with customer service. */
export const supportMessage = pgTable('support_message', {
  id: bigint({ mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
  chatId: uuid('chat_id').notNull(),
  byStaff: boolean('by_staff').notNull(),
  content: text().notNull(),
  at: moment('at').notNull(),
});
