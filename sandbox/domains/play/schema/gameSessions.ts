import { bigint, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '#sandbox/kernel/database/schema/moment.ts';

/** A launched game: by a logged-in member, or by anyone as a free trial. */
export const gameSession = pgTable('game_session', {
  id: uuid().primaryKey().defaultRandom(),
  merchantCode: text('merchant_code').notNull(),
  /** Null for a free trial. */
  memberId: uuid('member_id'),
  /** The login that it ends with; null for a free trial. */
  loginId: uuid('login_id'),
  gameId: integer('game_id').notNull(),
  /** The hash of the token that the game's page exchanges once. */
  launchHash: text('launch_hash').notNull(),
  launchExpiresAt: moment('launch_expires_at').notNull(),
  /** The hash of the token that the game plays with; null until the exchange. */
  tokenHash: text('token_hash'),
  expiresAt: moment('expires_at').notNull(),
  endedAt: moment('ended_at'),
  /** The credits left in a free trial, in minor units; null for a member, who has a wallet. */
  trialCredits: bigint('trial_credits', { mode: 'bigint' }),
  /** The amount returned from the vendor's wallet to the main one at its end, in minor units. */
  returned: bigint({ mode: 'bigint' }).notNull().default(0n),
});

/** A round of a launched game. Repeating a round returns the same response and plays nothing. */
export const gameRound = pgTable(
  'game_round',
  {
    sessionId: uuid('session_id').notNull(),
    roundId: text('round_id').notNull(),
    request: jsonb().$type<unknown>().notNull(),
    answer: jsonb().$type<unknown>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.sessionId, table.roundId] })],
);
