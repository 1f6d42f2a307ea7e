import { bigint, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '#sandbox/kernel/database/schema/moment.ts';
import type { GameType } from '#src/platform/contract.generated.ts';

/** The states of a bet: an open one becomes settled or void, once. */
export type BetState = 'open' | 'settled' | 'void';

/**
 * A member's stake on one outcome. Turnover, rebates and agents' income are calculated from settled bets: a void one has returned its
 * stake. Amounts are minor units of the merchant's currency.
 */
export const bet = pgTable('bet', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  merchantCode: text('merchant_code').notNull(),
  memberId: uuid('member_id').notNull(),
  vendorCode: text('vendor_code').notNull(),
  gameId: integer('game_id').notNull(),
  gameType: text('game_type').$type<GameType>().notNull(),
  /** The game's own id of the bet, unique among the member's, so that a retry places nothing. */
  roundId: text('round_id').notNull(),
  /** The selection, if the game offers several. */
  selection: text().notNull().default(''),
  stake: bigint({ mode: 'bigint' }).notNull(),
  /** The amount paid, including the stake; zero while open and for a loss, the stake if void. */
  payout: bigint({ mode: 'bigint' }).notNull().default(0n),
  state: text().$type<BetState>().notNull().default('open'),
  at: moment('at').notNull(),
  /** When it was settled or made void; null while open. */
  settledAt: moment('settled_at'),
});
