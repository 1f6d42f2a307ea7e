import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { ResolvedBrand } from '#src/brand/resolved.generated.ts';

type Flag = keyof ResolvedBrand['flags'];

export const STATUSES = ['normal', 'maintenance', 'region-blocked'] as const;
export const FAULT_KINDS = [
  'latency',
  'error',
  'rate-limited',
  'malformed',
  'misshapen',
  'dropped',
] as const;

/** What a tester has set for one merchant. */
export interface MerchantControl {
  status: (typeof STATUSES)[number];
  /** Where the platform sees visitors, an ISO 3166 country; the merchant's own where it is left out. */
  country?: string;
  /** Flags that differ from the merchant's manifest (S3.12). */
  flags: Partial<Record<Flag, boolean>>;
}

/** A trouble that a tester has asked for. */
export interface Fault {
  kind: (typeof FAULT_KINDS)[number];
  /** How long `latency` waits, in milliseconds. */
  milliseconds: number;
  /** How many calls still meet it; none means all. */
  times?: number;
}

/** The settings of testers for a merchant. */
export const merchantControl = pgTable('merchant_control', {
  merchantCode: text('merchant_code').primaryKey(),
  status: text().$type<MerchantControl['status']>().notNull().default('normal'),
  country: text(),
  flags: jsonb().$type<MerchantControl['flags']>().notNull().default({}),
});

/** The troubles that calls meet. */
export const fault = pgTable('fault', {
  operation: text().primaryKey(),
  kind: text().$type<Fault['kind']>().notNull(),
  milliseconds: integer().notNull(),
  /** How many calls still meet it; all where it is null. */
  times: integer(),
});
