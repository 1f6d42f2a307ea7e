import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '#sandbox/kernel/database/schema/moment.ts';
import { texts } from '#sandbox/kernel/database/schema/texts.ts';

/** A message in the inbox of a member. */
export const message = pgTable('message', {
  id: uuid().primaryKey().defaultRandom(),
  memberId: uuid('member_id').notNull(),
  kind: text().$type<'account' | 'money' | 'reward' | 'agent' | 'service'>().notNull(),
  title: texts('title').notNull(),
  content: texts('content').notNull(),
  /** The deposit, withdrawal or contract that it is about, if any. */
  aboutKind: text('about_kind').$type<'deposit' | 'withdrawal' | 'contract'>(),
  aboutReference: text('about_reference'),
  sentAt: moment('sent_at').notNull(),
  /** Null while it is unread. */
  readAt: moment('read_at'),
});
