import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '#sandbox/kernel/database/schema/moment.ts';

/** A member's feedback about the site (S7.21). */
export const feedback = pgTable('feedback', {
  id: uuid().primaryKey().defaultRandom(),
  merchantCode: text('merchant_code').notNull(),
  memberId: uuid('member_id').notNull(),
  category: text().$type<'idea' | 'problem' | 'praise' | 'other'>().notNull(),
  content: text().notNull(),
  sentAt: moment('sent_at').notNull(),
  /** The reply of the staff; null until they reply. */
  reply: text(),
  repliedAt: moment('replied_at'),
});
