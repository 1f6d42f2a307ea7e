import { bigint, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '#sandbox/kernel/database/schema/moment.ts';

/** The sources of a wagering requirement: a deposit, a claimed reward, a rebate. */
export type TurnoverSource = 'deposit' | 'reward' | 'rebate';

/** A wagering requirement: the amount to stake before a withdrawal, in minor units. */
export const turnoverRequirement = pgTable('turnover_requirement', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  merchantCode: text('merchant_code').notNull(),
  memberId: uuid('member_id').notNull(),
  source: text().$type<TurnoverSource>().notNull(),
  /** The number of its source, unique among the member's requirements of that source, so that a retry opens nothing. */
  reference: text().notNull(),
  amount: bigint({ mode: 'bigint' }).notNull(),
  openedAt: moment('opened_at').notNull(),
  /** When the cashier waived the rest of it; null if not waived. */
  waivedAt: moment('waived_at'),
});
