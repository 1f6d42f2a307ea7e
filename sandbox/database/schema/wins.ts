import { bigint, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { GameType } from '#src/platform/contract.generated.ts';

/** A win that was paid (S3.15). */
export const win = pgTable('win', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  merchantCode: text('merchant_code').notNull(),
  customerName: text('customer_name').notNull(),
  gameType: text('game_type').$type<GameType>().notNull(),
  /** In minor units of the merchant's currency. */
  amount: bigint({ mode: 'bigint' }).notNull(),
});
