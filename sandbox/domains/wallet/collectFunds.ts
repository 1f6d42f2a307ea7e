import type { Database } from '#sandbox/kernel/database/database.ts';
import type { Merchant } from '#sandbox/kernel/merchants.ts';
import { lockBalancesOf } from '#sandbox/ledger/balances.ts';
import type { TransferWallet } from '#sandbox/ledger/movements/transfer.ts';
import { transferBetweenOwn } from './transferBetweenOwn.ts';
import { closedVendorWallets } from './vendorWallets.ts';

const MAIN: TransferWallet = { kind: 'main' };

/** The result of collecting vendors' wallets into the main one. */
export interface CollectedFunds {
  /** In minor units. */
  amount: bigint;
  transfers: number;
  /** The amount left in vendors' wallets that take no transfers for now, in minor units. */
  left: bigint;
}

/**
 * Transfers the balances of a member's vendor wallets to the main one, one transfer per wallet; closed wallets keep theirs.
 *
 * @param db a transaction; the wallets stay locked until it ends
 * @param isMeant selects the vendors by their codes; all if omitted
 */
export async function collectFunds(
  db: Database,
  merchant: Merchant,
  memberId: string,
  now: Date,
  isMeant: (vendorCode: string) => boolean = () => true,
): Promise<CollectedFunds> {
  const collected = { amount: 0n, transfers: 0, left: 0n };
  const closed = await closedVendorWallets(db, merchant.merchantCode);
  // Otherwise another collection or a bet at the same time would find the same money.
  for (const { kind, vendorCode, balance: amount } of await lockBalancesOf(db, memberId)) {
    if (kind !== 'vendor' || vendorCode === null || amount === 0n || !isMeant(vendorCode)) continue;
    if (closed.has(vendorCode)) {
      collected.left += amount;
      continue;
    }
    const from = { kind, vendorCode };
    await transferBetweenOwn(db, merchant, memberId, { from, to: MAIN, amount }, now);
    collected.amount += amount;
    collected.transfers += 1;
  }
  return collected;
}
