import type { Database } from '#sandbox/database/database.ts';
import { publish } from '#sandbox/events/publish.ts';
import { walletOf } from '#sandbox/ledger/accountName.ts';
import { balanceOf } from '#sandbox/ledger/balances.ts';
import type { Merchant } from '#sandbox/merchants.ts';
import { amountText } from '#sandbox/money.ts';

/** Tells a member what the main wallet, or the only one, holds after a movement (S2.20). */
export async function publishBalance(
  db: Database,
  merchant: Merchant,
  memberId: string,
  now: Date,
): Promise<void> {
  const balance = await balanceOf(db, merchant, walletOf(merchant, memberId));
  await publish(db, merchant.merchantCode, now, {
    to: memberId,
    type: 'balance',
    data: { balance: amountText(balance) },
  });
}
