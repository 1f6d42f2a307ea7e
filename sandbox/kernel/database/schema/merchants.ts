import { pgTable, text } from 'drizzle-orm/pg-core';

/** A merchant whose own records are there. */
export const merchant = pgTable('merchant', { code: text().primaryKey() });
