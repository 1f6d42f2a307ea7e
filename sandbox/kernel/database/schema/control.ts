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

/** A tester's settings for one merchant. */
export interface MerchantControl {
  status: (typeof STATUSES)[number];
  /** The country of visitors, ISO 3166; by default the merchant's own. */
  country?: string;
  /** Flags that differ from the merchant's manifest (S3.12). */
  flags: Partial<Record<Flag, boolean>>;
}

/** A fault set by a tester. */
export interface Fault {
  kind: (typeof FAULT_KINDS)[number];
  /** How long `latency` waits, in milliseconds. */
  milliseconds: number;
  /** How many more calls fail; all if left out. */
  times?: number;
}

/** The testers' settings for a merchant. */
export const merchantControl = pgTable('merchant_control', {
  merchantCode: text('merchant_code').primaryKey(),
  status: text().$type<MerchantControl['status']>().notNull().default('normal'),
  country: text(),
  flags: jsonb().$type<MerchantControl['flags']>().notNull().default({}),
});

/** The faults of calls. */
export const fault = pgTable('fault', {
  operation: text().primaryKey(),
  kind: text().$type<Fault['kind']>().notNull(),
  milliseconds: integer().notNull(),
  /** How many more calls fail; all if null. */
  times: integer(),
});
