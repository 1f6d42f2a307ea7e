import { asc, inArray } from 'drizzle-orm';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { coinPayment } from '../deposits/schema.ts';

/** A payment in coins that arrived. */
export type CoinPayment = typeof coinPayment.$inferSelect;

/** The coin payments that arrived for deposits, earliest first. */
export async function coinPaymentsOf(
  db: Database,
  depositIds: readonly number[],
): Promise<CoinPayment[]> {
  if (depositIds.length === 0) return [];
  return db
    .select()
    .from(coinPayment)
    .where(inArray(coinPayment.depositId, [...depositIds]))
    .orderBy(asc(coinPayment.id));
}
