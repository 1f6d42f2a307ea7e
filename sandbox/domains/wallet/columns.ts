import { bigint, text, uuid } from 'drizzle-orm/pg-core';

/** The number of a row. */
export const rowId = () => bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity();

/** Whose a row is. */
export const owner = () => ({
  merchantCode: text('merchant_code').notNull(),
  memberId: uuid('member_id').notNull(),
});
