import { bigint, boolean, integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '#sandbox/kernel/database/schema/moment.ts';
import type { DepositMethodId, DepositWalletAction, PayoutKind } from './methods.ts';
import type { DepositState, Receipt, WithdrawalState } from './states.ts';

const id = () => bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity();
const owner = () => ({
  merchantCode: text('merchant_code').notNull(),
  memberId: uuid('member_id').notNull(),
});

/** A deposit on its way to a wallet. */
export const deposit = pgTable('deposit', {
  id: id(),
  /** What the player, the provider and the cashier know it by. */
  reference: text().notNull(),
  ...owner(),
  method: text().$type<DepositMethodId>().notNull(),
  /** Who carries it; the first provider of the method where it is null. */
  provider: text(),
  /** In minor units. */
  amount: bigint({ mode: 'bigint' }).notNull(),
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
  /** Whether the player could not play when its payment was told, or was seen without having been asked for; it is returned. */
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
  id: id(),
  /** The deposit that the app was opened from; another one may be told of the payment. */
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
  id: id(),
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

/** Where a player's withdrawals go. */
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

/** A withdrawal on its way out. Amounts are in minor units. */
export const withdrawal = pgTable('withdrawal', {
  id: id(),
  reference: text().notNull(),
  ...owner(),
  payoutAccountId: uuid('payout_account_id').notNull(),
  /** What leaves the wallet, the fee included. */
  amount: bigint({ mode: 'bigint' }).notNull(),
  fee: bigint({ mode: 'bigint' }).notNull(),
  /** What of the amount the cashier has paid so far, the fee in it included. */
  paid: bigint({ mode: 'bigint' }).notNull().default(0n),
  /** The fee in what was paid so far. */
  paidFee: bigint('paid_fee', { mode: 'bigint' }).notNull().default(0n),
  /** In how many parts. */
  parts: smallint().notNull().default(0),
  state: text().$type<WithdrawalState>().notNull(),
  /** How many minutes after its last part it counts as received without a word, by its merchant (S4.16). */
  receiptMinutes: integer('receipt_minutes').notNull().default(30),
  /** How a paid one came to count as received (S4.16). */
  receipt: text().$type<Receipt>(),
  note: text().notNull().default(''),
  createdAt: moment('created_at').notNull(),
  approvedAt: moment('approved_at'),
  lastPaidAt: moment('last_paid_at'),
  closedAt: moment('closed_at'),
});

/** A vendor's wallet that takes no transfers at a merchant for now. */
export const vendorWallet = pgTable('vendor_wallet', {
  merchantCode: text('merchant_code').notNull(),
  vendorCode: text('vendor_code').notNull(),
  state: text().$type<'busy' | 'maintenance'>().notNull(),
});

/** A transfer between wallets of a member, or to another member; the wallet that is not named is the main one. */
export const fundTransfer = pgTable('fund_transfer', {
  id: id(),
  reference: text().notNull(),
  ...owner(),
  fromVendor: text('from_vendor'),
  toVendor: text('to_vendor'),
  toMemberId: uuid('to_member_id'),
  note: text().notNull().default(''),
  /** In minor units. */
  amount: bigint({ mode: 'bigint' }).notNull(),
  at: moment('at').notNull(),
});
