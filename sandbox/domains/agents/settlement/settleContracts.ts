import { and, asc, eq, isNotNull, isNull, lt, or } from 'drizzle-orm';
import type { Database } from '#sandbox/kernel/database/database.ts';
import type { Job } from '#sandbox/kernel/interfaces/job.ts';
import type { Merchant, Merchants } from '#sandbox/kernel/merchants.ts';
import { contract } from '../schema.ts';
import { settleContract } from './settleContract.ts';

const MINUTE_SECONDS = 60;

/** Settles all contracts of a merchant with whole unpaid periods; skips those that another instance is settling. */
export async function settleMerchant(db: Database, merchant: Merchant, now: Date): Promise<void> {
  const due = await db
    .select()
    .from(contract)
    .where(
      and(
        eq(contract.merchantCode, merchant.merchantCode),
        isNotNull(contract.acceptedAt),
        or(isNull(contract.closedAt), lt(contract.settledUntil, contract.closedAt)),
      ),
    )
    .orderBy(asc(contract.id))
    .for('update', { skipLocked: true });
  for (const { settledUntil, ...one } of due) {
    if (settledUntil) await settleContract(db, merchant, { ...one, settledUntil }, now);
  }
}

/**
 * Job that pays contract earnings: real-time salaries every 5 minutes, hourly and daily ones, dividends by their periods (S9.6, S3.16).
 * Runs every minute, and catches up on whatever has passed since.
 */
export const settleContracts = (merchants: Merchants): Job => ({
  name: 'settle-contracts',
  everySeconds: MINUTE_SECONDS,
  async run({ db, now }) {
    for (const merchant of merchants.all) {
      if (merchant.brand.modules.agent) await settleMerchant(db, merchant, now);
    }
  },
});
