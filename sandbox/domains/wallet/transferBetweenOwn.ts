import type { Database } from '#sandbox/kernel/database/database.ts';
import type { Merchant } from '#sandbox/kernel/merchants.ts';
import { type TransferWallet, transferBetweenWallets } from '#sandbox/ledger/movements/transfer.ts';
import { newReference } from './reference.ts';
import { fundTransfer } from './transfers/schema.ts';

/** A transfer between two wallets of a member. */
export interface OwnTransfer {
  from: TransferWallet;
  to: TransferWallet;
  /** In minor units, above zero. */
  amount: bigint;
}

const vendorOf = (wallet: TransferWallet): string | null =>
  wallet.kind === 'vendor' ? wallet.vendorCode : null;

/**
 * Moves money between two wallets of a member and keeps a record of it.
 *
 * @throws InsufficientFunds if the source wallet does not cover the amount
 */
export async function transferBetweenOwn(
  db: Database,
  merchant: Merchant,
  memberId: string,
  { from, to, amount }: OwnTransfer,
  at: Date,
): Promise<typeof fundTransfer.$inferSelect> {
  const reference = newReference('T');
  await transferBetweenWallets(db, {
    ...{ merchant, memberId, from, to, amount, at },
    ...{ key: reference, reference },
  });
  const [row] = await db
    .insert(fundTransfer)
    .values({
      ...{ reference, merchantCode: merchant.merchantCode, memberId, amount, at },
      ...{ fromVendor: vendorOf(from), toVendor: vendorOf(to) },
    })
    .returning();
  if (!row) throw new Error('The transfer was not kept.');
  return row;
}
