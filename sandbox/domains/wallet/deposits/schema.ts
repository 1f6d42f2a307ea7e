import { bigint, boolean, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '#sandbox/kernel/database/schema/moment.ts';
import { owner, rowId } from '../columns.ts';
import type { DepositMethodId, DepositWalletAction } from '../methods.ts';
import type { DepositState } from '../states.ts';

/** A deposit on its way to a wallet. */
export const deposit = pgTable('deposit', {
  id: rowId(),
  /** What the player, the provider and the cashier know it by. */
  reference: text().notNull(),
  ...owner(),
  method: text().$type<DepositMethodId>().notNull(),
  /** Who carries it; the first provider of the method where it is null. */
  provider: text(),
  /** In minor units. */
  amount: bigint({ mode: 'bigint' }).notNull(),
  /** What the provider asks for beyond it, at the rate of its beginning, in minor units. */
  fee: bigint({ mode: 'bigint' }).notNull().default(0n),
  /** The code of the promotion that the player chose with it. */
  promotion: text(),
  state: text().$type<DepositState>().notNull(),
  /** What a player who paid by hand says their payment is known by. */
  transactionNumber: text('transaction_number'),
  /** What they say that they sent, in minor units, and how; null where that is what was asked for. */
  sentAmount: bigint('sent_amount', { mode: 'bigint' }),
  sentAs: text('sent_as').$type<DepositWalletAction>(),
  /** The account that they say it went to, where that is not the one that was asked for. */
  sentProvider: text('sent_provider'),
  sentNumber: text('sent_number'),
  /** Whether the player's limits were asked when it was begun; not for a payment that nobody had asked for. */
  limitsAsked: boolean('limits_asked').notNull().default(true),
  /** When the test provider says that it was paid, where that is later than the press on its page. */
  providerPaysAt: moment('provider_pays_at'),
  /** The address of its own that coins are sent to, how many in millionths, at what rate (minor units for one coin), and until when. */
  coinAddress: text('coin_address'),
  coins: bigint({ mode: 'bigint' }),
  coinRate: bigint('coin_rate', { mode: 'bigint' }),
  coinUntil: moment('coin_until'),
  /** Why a payment that arrived is returned. */
  returned: text().$type<'least' | 'limit' | 'stopped' | 'cashier'>(),
  /** Whether the player could not play when its payment was reported, or was seen without having been asked for; it is returned. */
  whileStopped: boolean('while_stopped').notNull().default(false),
  /** The deposit that a second payment by hand was made for. */
  secondOf: bigint('second_of', { mode: 'number' }),
  /** Where the provider's page leads back to. */
  returnUrl: text('return_url'),
  note: text().notNull().default(''),
  createdAt: moment('created_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
  closedAt: moment('closed_at'),
});

/** A payment that was made in the test app of a mobile wallet or bank. */
export const handPayment = pgTable('hand_payment', {
  id: rowId(),
  /** The deposit that the app was opened from; the payment may be reported for another one. */
  depositId: bigint('deposit_id', { mode: 'number' }).notNull(),
  transactionNumber: text('transaction_number').notNull(),
  /** The account that it went to. */
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
  /** The deposit that they are credited with. */
  depositId: bigint('deposit_id', { mode: 'number' }).notNull(),
  network: text().notNull(),
  /** What the network knows the transaction by. */
  hash: text().notNull(),
  /** In millionths of a coin. */
  coins: bigint({ mode: 'bigint' }).notNull(),
  /** Minor units for one coin. */
  rate: bigint({ mode: 'bigint' }).notNull(),
  /** How many of them go beyond what the deposit asked for, and what one of these is credited as. */
  beyond: bigint({ mode: 'bigint' }).notNull().default(0n),
  beyondRate: bigint('beyond_rate', { mode: 'bigint' }),
  seenAt: moment('seen_at').notNull(),
});
