import { bigint, text, uuid } from 'drizzle-orm/pg-core';

/** The primary key column of a row. */
export const rowId = () => bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity();

/** The owner columns of a row. */
export const owner = () => ({
  merchantCode: text('merchant_code').notNull(),
  memberId: uuid('member_id').notNull(),
});
