import { bigint, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from '#sandbox/kernel/database/schema/moment.ts';

/** The interval of a lottery's draws. */
export const lottery = pgTable('lottery', {
  gameId: integer('game_id').primaryKey(),
  minutes: integer().notNull(),
});

/** The result of a draw, the same for all merchants. */
export const draw = pgTable(
  'draw',
  {
    gameId: integer('game_id').notNull(),
    issue: text().notNull(),
    numbers: jsonb().$type<number[]>().notNull(),
    drawnAt: moment('drawn_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.gameId, table.issue] })],
);

/** The draw that a bet waits for. */
export const drawBet = pgTable('draw_bet', {
  betId: bigint('bet_id', { mode: 'number' }).primaryKey(),
  gameId: integer('game_id').notNull(),
  issue: text().notNull(),
  drawsAt: moment('draws_at').notNull(),
});
