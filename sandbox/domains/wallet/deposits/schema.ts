import { bigint, boolean, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '#sandbox/kernel/database/schema/moment.ts';
import { owner, rowId } from '../columns.ts';
import type { DepositMethodId, DepositWalletAction } from '../methods.ts';
import type { DepositState } from '../states.ts';

/** A deposit of a player. */
export const deposit = pgTable('deposit', {
  id: rowId(),
  /** The number by which the player, the provider and the cashier know it. */
  reference: text().notNull(),
  ...owner(),
  method: text().$type<DepositMethodId>().notNull(),
  /** The provider; the first one of the method if null. */
  provider: text(),
  /** In minor units. */
  amount: bigint({ mode: 'bigint' }).notNull(),
  /** The provider's fee on top of the amount, at the rate when it was begun, in minor units. */
  fee: bigint({ mode: 'bigint' }).notNull().default(0n),
  /** The code of the promotion that the player chose with it. */
  promotion: text(),
  state: text().$type<DepositState>().notNull(),
  /** The transaction ID that the player entered for a payment by hand. */
  transactionNumber: text('transaction_number'),
  /** The amount the player says they sent, in minor units, and how; null if as requested. */
  sentAmount: bigint('sent_amount', { mode: 'bigint' }),
  sentAs: text('sent_as').$type<DepositWalletAction>(),
  /** The account that they say it went to, if not the requested one. */
  sentProvider: text('sent_provider'),
  sentNumber: text('sent_number'),
  /** Whether it was checked against the player's limits when it was begun; false for an unrequested payment. */
  limitsAsked: boolean('limits_asked').notNull().default(true),
  /** When the test provider will confirm the payment, if a tester has delayed it. */
  providerPaysAt: moment('provider_pays_at'),
  /** The unique address for its coins, how many in millionths, at what rate (minor units for one coin), and until when. */
  coinAddress: text('coin_address'),
  coins: bigint({ mode: 'bigint' }),
  coinRate: bigint('coin_rate', { mode: 'bigint' }),
  coinUntil: moment('coin_until'),
  /** Why a payment that arrived is returned. */
  returned: text().$type<'least' | 'limit' | 'stopped' | 'cashier'>(),
  /** Whether the player could not play when the payment was reported, or seen unrequested; it is returned. */
  whileStopped: boolean('while_stopped').notNull().default(false),
  /** The deposit that this one is a second payment by hand of. */
  secondOf: bigint('second_of', { mode: 'number' }),
  /** The URL that the provider's page returns to. */
  returnUrl: text('return_url'),
  note: text().notNull().default(''),
  createdAt: moment('created_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
  closedAt: moment('closed_at'),
});

/** A payment made in the test app of a mobile wallet or bank. */
export const manualPayment = pgTable('hand_payment', {
  id: rowId(),
  /** The deposit that the app was opened from; the payment may be reported for another one. */
  depositId: bigint('deposit_id', { mode: 'number' }).notNull(),
  transactionNumber: text('transaction_number').notNull(),
  /** The account that it was paid to. */
  provider: text().notNull(),
  number: text().notNull(),
  action: text().$type<DepositWalletAction>().notNull(),
  /** In minor units. */
  amount: bigint({ mode: 'bigint' }).notNull(),
  /** When the app confirms it; null for never, and once a deposit was credited with it. */
  confirmsAt: moment('confirms_at'),
});

/** Coins that arrived at the address of a deposit. */
export const coinPayment = pgTable('coin_payment', {
  id: rowId(),
  /** The deposit that they are credited to. */
  depositId: bigint('deposit_id', { mode: 'number' }).notNull(),
  network: text().notNull(),
  /** The network's ID of the transaction. */
  hash: text().notNull(),
  /** In millionths of a coin. */
  coins: bigint({ mode: 'bigint' }).notNull(),
  /** Minor units for one coin. */
  rate: bigint({ mode: 'bigint' }).notNull(),
  /** How many of them exceed the requested coins, and the rate of these. */
  beyond: bigint({ mode: 'bigint' }).notNull().default(0n),
  beyondRate: bigint('beyond_rate', { mode: 'bigint' }),
  seenAt: moment('seen_at').notNull(),
});
