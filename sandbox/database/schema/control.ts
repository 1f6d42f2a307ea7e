import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Fault, MerchantControl } from '#sandbox/control/control.ts';

/** What testers have set for a merchant. */
export const merchantControl = pgTable('merchant_control', {
  merchantCode: text('merchant_code').primaryKey(),
  status: text().$type<MerchantControl['status']>().notNull().default('normal'),
  country: text(),
  flags: jsonb().$type<MerchantControl['flags']>().notNull().default({}),
});

/** A trouble that calls meet. */
export const fault = pgTable('fault', {
  operation: text().primaryKey(),
  kind: text().$type<Fault['kind']>().notNull(),
  milliseconds: integer().notNull(),
  /** How many calls still meet it; all where it is null. */
  times: integer(),
});
