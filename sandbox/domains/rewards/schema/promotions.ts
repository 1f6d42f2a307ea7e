import {
  bigint,
  customType,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { moment } from '#sandbox/kernel/database/schema/moment.ts';
import { texts } from '#sandbox/kernel/database/schema/texts.ts';
import type { ApplicationState, PromotionType } from '#src/platform/contract.generated.ts';
import type { PromotionTerms } from '../promotions/terms.ts';

const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/** A promotion of a merchant (S2.3). */
export const promotion = pgTable('promotion', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  merchantCode: text('merchant_code').notNull(),
  code: text().notNull(),
  type: text().$type<PromotionType>().notNull(),
  position: smallint().notNull(),
  title: texts('title').notNull(),
  summary: texts('summary').notNull(),
  content: texts('content').notNull(),
  image: text().notNull(),
  terms: jsonb().$type<PromotionTerms>().notNull(),
  /** How many times its reward must be staked before a withdrawal. */
  turnoverMultiple: smallint('turnover_multiple').notNull(),
  startsAt: moment('starts_at').notNull(),
  /** Null if the promotion has no end. */
  endsAt: moment('ends_at'),
});

/** A member's participation in a promotion. */
export const promotionEntry = pgTable(
  'promotion_entry',
  {
    promotionId: bigint('promotion_id', { mode: 'number' }).notNull(),
    memberId: uuid('member_id').notNull(),
    joinedAt: moment('joined_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.promotionId, table.memberId] })],
);

/** An application to a promotion (S5.9, S4.16). */
export const promotionApplication = pgTable('promotion_application', {
  id: uuid().primaryKey().defaultRandom(),
  promotionId: bigint('promotion_id', { mode: 'number' }).notNull(),
  merchantCode: text('merchant_code').notNull(),
  memberId: uuid('member_id').notNull(),
  state: text().$type<ApplicationState>().notNull().default('in_process'),
  statement: text().notNull(),
  remark: text().notNull().default(''),
  at: moment('at').notNull(),
  decidedAt: moment('decided_at'),
});

/** A picture of an application. */
export const applicationImage = pgTable(
  'application_image',
  {
    applicationId: uuid('application_id').notNull(),
    /** From 1. */
    position: smallint().notNull(),
    contentType: text('content_type').$type<'image/png' | 'image/jpeg'>().notNull(),
    bytes: bytea().notNull(),
  },
  (table) => [primaryKey({ columns: [table.applicationId, table.position] })],
);

/** A ticket of a raffle (S7.30). */
export const raffleTicket = pgTable('raffle_ticket', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  promotionId: bigint('promotion_id', { mode: 'number' }).notNull(),
  memberId: uuid('member_id').notNull(),
  issuedAt: moment('issued_at').notNull(),
  openedAt: moment('opened_at'),
  /** Its prize in minor units; null until it is opened. */
  prize: bigint({ mode: 'bigint' }),
});
