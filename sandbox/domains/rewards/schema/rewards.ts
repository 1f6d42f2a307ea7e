import { bigint, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '#sandbox/kernel/database/schema/moment.ts';
import { texts } from '#sandbox/kernel/database/schema/texts.ts';
import type { RewardSource, RewardUnit } from '#src/platform/contract.generated.ts';

/** A reward that a member has claimed, or can claim until it expires (S2.16). */
export const reward = pgTable('reward', {
  id: uuid().primaryKey().defaultRandom(),
  merchantCode: text('merchant_code').notNull(),
  memberId: uuid('member_id').notNull(),
  source: text().$type<RewardSource>().notNull(),
  /** Unique among the member's rewards of the source, so that nothing is rewarded twice. */
  reference: text().notNull(),
  title: texts('title').notNull(),
  unit: text().$type<RewardUnit>().notNull(),
  /** In minor units, or hundredths of a point. */
  amount: bigint({ mode: 'bigint' }).notNull(),
  /** The wagering requirement of the reward, in minor units. */
  turnover: bigint({ mode: 'bigint' }).notNull(),
  grantedAt: moment('granted_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
  claimedAt: moment('claimed_at'),
});
