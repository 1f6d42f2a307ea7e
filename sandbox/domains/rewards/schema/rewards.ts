import { bigint, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '#sandbox/kernel/database/schema/moment.ts';
import type { RewardSource, RewardUnit } from '#src/platform/contract.generated.ts';

/** What a member can claim until it expires, or has claimed (S2.16). */
export const reward = pgTable('reward', {
  id: uuid().primaryKey().defaultRandom(),
  merchantCode: text('merchant_code').notNull(),
  memberId: uuid('member_id').notNull(),
  source: text().$type<RewardSource>().notNull(),
  /** Unique among the member's of the source: nothing is rewarded twice. */
  reference: text().notNull(),
  title: text().notNull(),
  titleBn: text('title_bn').notNull(),
  unit: text().$type<RewardUnit>().notNull(),
  /** In minor units, or hundredths of a point. */
  amount: bigint({ mode: 'bigint' }).notNull(),
  /** What must be staked before a withdrawal because of it, in minor units. */
  turnover: bigint({ mode: 'bigint' }).notNull(),
  grantedAt: moment('granted_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
  claimedAt: moment('claimed_at'),
});
