import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '#sandbox/kernel/database/schema/moment.ts';
import { texts } from '#sandbox/kernel/database/schema/texts.ts';

/** An announcement or notice (S3.8). */
export const announcement = pgTable('announcement', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  merchantCode: text('merchant_code').notNull(),
  kind: text().$type<'B' | 'PL' | 'PU' | 'PR' | 'H'>().notNull(),
  execution: text().$type<'A' | 'B' | 'F'>().notNull(),
  title: texts('title').notNull(),
  content: texts('content').notNull(),
  publishedAt: moment('published_at').notNull(),
});

/** A banner that the platform shows (S3.3). */
export const banner = pgTable('banner', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  merchantCode: text('merchant_code').notNull(),
  groupName: text('group_name')
    .$type<'w_login' | 'w_register' | 'w_forget' | 'w_home' | 'w_leftmenu'>()
    .notNull(),
  position: integer().notNull(),
  image: text().notNull(),
  alt: texts('alt').notNull(),
  linkageType: text('linkage_type').$type<'none' | 'route' | 'external' | 'game'>().notNull(),
  url: text(),
});
