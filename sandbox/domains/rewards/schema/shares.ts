import { bigint, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '#sandbox/kernel/database/schema/moment.ts';

const id = () => bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity();
const minorUnits = () => bigint({ mode: 'bigint' }).notNull();

/** A member's stakes at a vendor that have been rebated (S2.16 manualRebate). */
export const rebateClaim = pgTable('rebate_claim', {
  id: id(),
  merchantCode: text('merchant_code').notNull(),
  memberId: uuid('member_id').notNull(),
  vendorCode: text('vendor_code').notNull(),
  staked: minorUnits(),
  basisPoints: smallint('basis_points').notNull(),
  amount: minorUnits(),
  at: moment('at').notNull(),
});

/** A friend's stakes that have been shared with the member who invited them (S2.16 referral). */
export const referralEarning = pgTable('referral_earning', {
  id: id(),
  merchantCode: text('merchant_code').notNull(),
  memberId: uuid('member_id').notNull(),
  friendId: uuid('friend_id').notNull(),
  tier: smallint().notNull(),
  staked: minorUnits(),
  amount: minorUnits(),
  at: moment('at').notNull(),
});
