import { integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { moment } from '#sandbox/kernel/database/schema/moment.ts';

/** A game that a member has marked as a favourite (S3.14). */
export const favourite = pgTable(
  'favourite',
  {
    memberId: uuid('member_id').notNull(),
    gameId: integer('game_id').notNull(),
    addedAt: moment('added_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.gameId] })],
);

/** When a member last played a game. */
export const recentGame = pgTable(
  'recent_game',
  {
    memberId: uuid('member_id').notNull(),
    gameId: integer('game_id').notNull(),
    playedAt: moment('played_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.gameId] })],
);
