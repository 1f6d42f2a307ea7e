import { Refusal } from '#sandbox/contract/failure.ts';
import type { Database } from '#sandbox/database/database.ts';
import type { Merchant } from '#sandbox/merchants.ts';
import { changeDeposit, type Deposit } from './changeDeposit.ts';
import { payDeposit } from './payDeposit.ts';

/** Credits a payment that nobody could refuse before it arrived; what is more than the player's own limits leave is returned. */
export async function creditOrReturn(
  db: Database,
  merchant: Merchant,
  one: Deposit,
  now: Date,
): Promise<Deposit> {
  try {
    return await payDeposit(db, merchant, one, now);
  } catch (error) {
    if (!(error instanceof Refusal && error.code === 'deposit_limit_reached')) throw error;
    return changeDeposit(db, one, 'rejected', now, { returned: 'limit' });
  }
}
