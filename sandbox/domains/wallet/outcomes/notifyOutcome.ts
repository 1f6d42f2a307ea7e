import { type NewMessage, sendMessage } from '#sandbox/domains/messages/sendMessage.ts';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { publish } from '#sandbox/kernel/events/publish.ts';
import type { Merchant } from '#sandbox/kernel/merchants.ts';
import type { Deposit } from '../deposits/changeDeposit.ts';
import type { Withdrawal } from '../withdrawals/changeWithdrawal.ts';
import { depositMessage, unmatchedMessage, withdrawalMessage } from './outcomeMessages.ts';

const write = (
  db: Database,
  { merchantCode, memberId }: Pick<Deposit, 'merchantCode' | 'memberId'>,
  message: NewMessage,
  now: Date,
) => sendMessage(db, (event) => publish(db, merchantCode, now, event), now, memberId, message);

/** Sends the player an inbox message with the outcome of their deposit. */
export const notifyDeposit = (db: Database, { brand }: Merchant, one: Deposit, now: Date) =>
  write(db, one, depositMessage(brand.market, one), now);

/** Sends the player an inbox message that a payment arrived, but cannot be credited to their deposit. */
export const notifyUnmatched = (db: Database, { brand }: Merchant, one: Deposit, now: Date) =>
  write(db, one, unmatchedMessage(brand.market, one), now);

/** Sends the player an inbox message with the outcome of their withdrawal: sent in full, or rejected. */
export async function notifyWithdrawal(
  db: Database,
  { brand }: Merchant,
  one: Withdrawal,
  now: Date,
): Promise<void> {
  if (one.state !== 'rejected' && one.paid < one.amount) return;
  await write(db, one, withdrawalMessage(brand.market, one), now);
}
