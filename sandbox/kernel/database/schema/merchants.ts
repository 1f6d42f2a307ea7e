import { pgTable, text } from 'drizzle-orm/pg-core';

/** A merchant whose own records are stored. */
export const merchant = pgTable('merchant', { code: text().primaryKey() });
