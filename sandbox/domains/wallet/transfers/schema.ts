import { bigint, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '#sandbox/kernel/database/schema/moment.ts';
import { owner, rowId } from '../columns.ts';

/** A vendor's wallet that currently takes no transfers at a merchant; those that do have no row. */
export const closedVendorWallet = pgTable('vendor_wallet', {
  merchantCode: text('merchant_code').notNull(),
  vendorCode: text('vendor_code').notNull(),
  state: text().$type<'busy' | 'maintenance'>().notNull(),
});

/** A transfer between wallets of a member, or to another member; a wallet column that is null means the main one. */
export const fundTransfer = pgTable('fund_transfer', {
  id: rowId(),
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
