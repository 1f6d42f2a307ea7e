import { bigint, boolean, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { GameClassify, GameType } from '#src/platform/contract.generated.ts';

/** A vendor of games (S3.18). */
export const vendor = pgTable('vendor', {
  code: text().primaryKey(),
  name: text().notNull(),
  nameBn: text('name_bn').notNull(),
  /** False for one whose card leads into a lobby of its own (S4.12). */
  listed: boolean().notNull(),
});

/** A game of the catalogue (S3.1). */
export const game = pgTable('game', {
  id: integer().primaryKey(),
  code: text().notNull().unique(),
  vendorCode: text('vendor_code').notNull(),
  type: text().$type<GameType>().notNull(),
  classify: text().$type<GameClassify>().notNull(),
  name: text().notNull(),
  nameBn: text('name_bn').notNull(),
  /** What its picture shows. */
  emblem: text().notNull(),
  placeholder: text().notNull(),
  /** The place by popularity among all games, from 1. */
  rank: integer().notNull(),
  hot: boolean().notNull(),
  new: boolean('is_new').notNull(),
  demo: boolean().notNull(),
});

/** How many games a vendor has of a type and class: kept, so that no list has to be counted. */
export const shelf = pgTable('shelf', {
  nodeId: integer('node_id').notNull(),
  vendorCode: text('vendor_code').notNull(),
  type: text().$type<GameType>().notNull(),
  classify: text().$type<GameClassify>().notNull(),
  games: integer().notNull(),
  newGames: integer('new_games').notNull(),
});

/** A merchant whose own records are there. */
export const merchant = pgTable('merchant', { code: text().primaryKey() });

/** A win that was paid (S3.15). */
export const win = pgTable('win', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  merchantCode: text('merchant_code').notNull(),
  customerName: text('customer_name').notNull(),
  gameType: text('game_type').$type<GameType>().notNull(),
  /** In minor units of the merchant's currency. */
  amount: bigint({ mode: 'bigint' }).notNull(),
});

/** An announcement or notice (S3.8). */
export const announcement = pgTable('announcement', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  merchantCode: text('merchant_code').notNull(),
  kind: text().$type<'B' | 'PL' | 'PU' | 'PR' | 'H'>().notNull(),
  execution: text().$type<'A' | 'B' | 'F'>().notNull(),
  title: text().notNull(),
  titleBn: text('title_bn').notNull(),
  content: text().notNull(),
  contentBn: text('content_bn').notNull(),
  publishedAt: timestamp('published_at', { withTimezone: true, mode: 'date' }).notNull(),
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
  alt: text().notNull(),
  altBn: text('alt_bn').notNull(),
  linkageType: text('linkage_type').$type<'none' | 'route' | 'external' | 'game'>().notNull(),
  url: text(),
});
