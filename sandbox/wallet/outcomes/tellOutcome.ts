import type { Database } from '#sandbox/database/database.ts';
import { publish } from '#sandbox/events/publish.ts';
import type { Merchant } from '#sandbox/merchants.ts';
import { sendMessage } from '#sandbox/messages/sendMessage.ts';
import type { Deposit } from '../deposits/changeDeposit.ts';
import type { Withdrawal } from '../withdrawals/changeWithdrawal.ts';
import { depositMessage, withdrawalMessage } from './outcomeMessages.ts';

/** Writes to the player what became of their deposit, who may have left its page. */
export const tellDeposit = (db: Database, merchant: Merchant, one: Deposit, now: Date) =>
  sendMessage(
    db,
    (event) => publish(db, merchant.merchantCode, now, event),
    now,
    one.memberId,
    depositMessage(merchant.brand.market, one),
  );

/** Writes to the player what became of their withdrawal, once all of it was sent or it was rejected. */
export async function tellWithdrawal(
  db: Database,
  merchant: Merchant,
  one: Withdrawal,
  now: Date,
): Promise<void> {
  if (one.state !== 'rejected' && one.paid < one.amount) return;
  await sendMessage(
    db,
    (event) => publish(db, merchant.merchantCode, now, event),
    now,
    one.memberId,
    withdrawalMessage(merchant.brand.market, one),
  );
}
