import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '#sandbox/kernel/database/schema/moment.ts';

/** A message in the inbox of a member, in both languages. */
export const message = pgTable('message', {
  id: uuid().primaryKey().defaultRandom(),
  memberId: uuid('member_id').notNull(),
  kind: text().$type<'account' | 'money' | 'reward' | 'agent' | 'service'>().notNull(),
  title: text().notNull(),
  titleBn: text('title_bn').notNull(),
  content: text().notNull(),
  contentBn: text('content_bn').notNull(),
  /** The deposit or withdrawal that it is about, if any. */
  aboutKind: text('about_kind').$type<'deposit' | 'withdrawal'>(),
  aboutReference: text('about_reference'),
  sentAt: moment('sent_at').notNull(),
  /** Null while it is unread. */
  readAt: moment('read_at'),
});
