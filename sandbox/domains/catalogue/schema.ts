import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { texts } from '#sandbox/kernel/database/schema/texts.ts';
import type { GameClassify, GameType } from '#src/platform/contract.generated.ts';

/** A vendor of games (S3.18). */
export const vendor = pgTable('vendor', {
  code: text().primaryKey(),
  name: text().notNull(),
  /** The name in other languages that have one of their own. */
  names: texts('names').notNull(),
  /** False if its card leads into its own lobby (S4.12). */
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
  /** The name in other languages that have one of their own. */
  names: texts('names').notNull(),
  /** What its picture shows. */
  emblem: text().notNull(),
  placeholder: text().notNull(),
  /** The rank by popularity among all games, from 1. */
  rank: integer().notNull(),
  hot: boolean().notNull(),
  new: boolean('is_new').notNull(),
  demo: boolean().notNull(),
});

/** The number of a vendor's games of a type and class, stored so that no list has to be counted. */
export const shelf = pgTable('shelf', {
  nodeId: integer('node_id').notNull(),
  vendorCode: text('vendor_code').notNull(),
  type: text().$type<GameType>().notNull(),
  classify: text().$type<GameClassify>().notNull(),
  games: integer().notNull(),
  newGames: integer('new_games').notNull(),
});
