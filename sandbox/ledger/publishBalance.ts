import type { Database } from '#sandbox/kernel/database/database.ts';
import { publish } from '#sandbox/kernel/events/publish.ts';
import { amountText } from '#sandbox/kernel/market/amountText.ts';
import type { Merchant } from '#sandbox/kernel/merchants.ts';
import { walletOf } from './accountName.ts';
import { balanceOf } from './balances.ts';

/** Publishes the balance of a member's main or only wallet to them after a movement (S2.20). */
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
    data: { balance: amountText(merchant, balance) },
  });
}
