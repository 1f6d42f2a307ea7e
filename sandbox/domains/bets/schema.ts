import { bigint, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '#sandbox/kernel/database/schema/moment.ts';
import type { GameType } from '#src/platform/contract.generated.ts';

/** What becomes of a bet: an open one is settled or void, once. */
export type BetState = 'open' | 'settled' | 'void';

/**
 * What a member staked on one outcome. Turnover, rebates and agents' income are reckoned from settled bets: a void
 * one has given its stake back. Amounts are minor units of the merchant's currency.
 */
export const bet = pgTable('bet', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  merchantCode: text('merchant_code').notNull(),
  memberId: uuid('member_id').notNull(),
  vendorCode: text('vendor_code').notNull(),
  gameId: integer('game_id').notNull(),
  gameType: text('game_type').$type<GameType>().notNull(),
  /** The game's own name of the bet, unique among the member's: a retry bets nothing. */
  roundId: text('round_id').notNull(),
  /** What it was placed on, where the game offers several things. */
  selection: text().notNull().default(''),
  stake: bigint({ mode: 'bigint' }).notNull(),
  /** What was paid, the stake included; zero while open and for a loss, the stake where void. */
  payout: bigint({ mode: 'bigint' }).notNull().default(0n),
  state: text().$type<BetState>().notNull().default('open'),
  at: moment('at').notNull(),
  /** When it was settled or made void; null while open. */
  settledAt: moment('settled_at'),
});
