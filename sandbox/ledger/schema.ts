import { sql } from 'drizzle-orm';
import { bigint, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '#sandbox/kernel/database/schema/moment.ts';
import type { AccountKind } from './accountName.ts';
import type { TransactionKind } from './transactionKind.ts';

const id = () => bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity();

/** An account of a member or of the house. Only its entries change its balance. */
export const ledgerAccount = pgTable('ledger_account', {
  id: id(),
  merchantCode: text('merchant_code').notNull(),
  /** Null for an account of the house. */
  memberId: uuid('member_id'),
  kind: text().$type<AccountKind>().notNull(),
  /** The vendor whose games the wallet is for; null for all other kinds. */
  vendorCode: text('vendor_code'),
  currency: text().notNull(),
  /** In minor units; a member's is never below zero. */
  balance: bigint({ mode: 'bigint' }).notNull().default(0n),
});

/** A movement of money or points: entries that sum to zero in every currency. */
export const ledgerTransaction = pgTable('ledger_transaction', {
  id: id(),
  merchantCode: text('merchant_code').notNull(),
  /** The member whose movement it is. */
  memberId: uuid('member_id').notNull(),
  kind: text().$type<TransactionKind>().notNull(),
  /** Unique among the member's transactions of this kind, so that a retry posts nothing. */
  key: text().notNull(),
  /** What it belongs to: the number of a deposit, a round, a promotion. */
  reference: text().notNull(),
  note: text().notNull().default(''),
  at: moment('at').notNull(),
});

/** The change that a transaction made to one account. */
export const ledgerEntry = pgTable('ledger_entry', {
  id: id(),
  transactionId: bigint('transaction_id', { mode: 'number' }).notNull(),
  accountId: bigint('account_id', { mode: 'number' }).notNull(),
  /** In minor units, never zero: positive if it came in, negative if it went out. */
  amount: bigint({ mode: 'bigint' }).notNull(),
  /** Set by the database. */
  balanceAfter: bigint('balance_after', { mode: 'bigint' }).notNull().default(sql`NULL`),
  /** The kind and the time of its transaction, set by the database. */
  kind: text().$type<TransactionKind>().notNull().default(sql`NULL`),
  at: moment('at').notNull().default(sql`NULL`),
});
