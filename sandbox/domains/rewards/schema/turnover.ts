import { bigint, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '#sandbox/kernel/database/schema/moment.ts';

/** What opens a requirement: a deposit, a reward that was claimed, a rebate. */
export type TurnoverSource = 'deposit' | 'reward' | 'rebate';

/** What a member must stake before a withdrawal, in minor units. */
export const turnoverRequirement = pgTable('turnover_requirement', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  merchantCode: text('merchant_code').notNull(),
  memberId: uuid('member_id').notNull(),
  source: text().$type<TurnoverSource>().notNull(),
  /** What it belongs to, unique among the member's of the source: a retry opens nothing. */
  reference: text().notNull(),
  amount: bigint({ mode: 'bigint' }).notNull(),
  openedAt: moment('opened_at').notNull(),
  /** When the cashier waived what was left of it; null where it was not. */
  waivedAt: moment('waived_at'),
});
