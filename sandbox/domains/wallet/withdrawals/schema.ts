import { bigint, integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '#sandbox/kernel/database/schema/moment.ts';
import { owner, rowId } from '../columns.ts';
import type { PayoutKind } from '../methods.ts';
import type { Receipt, WithdrawalState } from '../states.ts';

/** An account for a player's withdrawals. */
export const payoutAccount = pgTable('payout_account', {
  id: uuid().primaryKey().defaultRandom(),
  ...owner(),
  kind: text().$type<PayoutKind>().notNull(),
  /** The name of the bank or mobile wallet, or the network. */
  provider: text().notNull(),
  holder: text().notNull(),
  number: text().notNull(),
  boundAt: moment('bound_at').notNull(),
  removedAt: moment('removed_at'),
});

/** A withdrawal of a player. Amounts are in minor units. */
export const withdrawal = pgTable('withdrawal', {
  id: rowId(),
  reference: text().notNull(),
  ...owner(),
  payoutAccountId: uuid('payout_account_id').notNull(),
  /** The amount taken from the wallet, including the fee. */
  amount: bigint({ mode: 'bigint' }).notNull(),
  fee: bigint({ mode: 'bigint' }).notNull(),
  /** The part of the amount that the cashier has paid so far, including its fee. */
  paid: bigint({ mode: 'bigint' }).notNull().default(0n),
  /** The fee in the amount paid so far. */
  paidFee: bigint('paid_fee', { mode: 'bigint' }).notNull().default(0n),
  /** The number of parts paid so far. */
  parts: smallint().notNull().default(0),
  state: text().$type<WithdrawalState>().notNull(),
  /** How many minutes after its last part it automatically counts as received, set by its merchant (S4.16). */
  receiptMinutes: integer('receipt_minutes').notNull().default(30),
  /** How a paid one came to count as received (S4.16). */
  receipt: text().$type<Receipt>(),
  note: text().notNull().default(''),
  createdAt: moment('created_at').notNull(),
  approvedAt: moment('approved_at'),
  lastPaidAt: moment('last_paid_at'),
  closedAt: moment('closed_at'),
});
