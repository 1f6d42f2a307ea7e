import type { Database } from '#sandbox/database/database.ts';
import { lockBalancesOf } from '#sandbox/ledger/balances.ts';
import type { TransferWallet } from '#sandbox/ledger/movements/transfer.ts';
import type { Merchant } from '#sandbox/merchants.ts';
import { transferBetweenOwn } from './transferBetweenOwn.ts';

const MAIN: TransferWallet = { kind: 'main' };

/** Money that came home from vendors' wallets. */
export interface BroughtHome {
  /** In minor units. */
  amount: bigint;
  transfers: number;
}

/**
 * Moves what is in a member's vendor wallets to the main one, one transfer a wallet.
 *
 * @param db a transaction; the wallets stay locked until it ends
 * @param isMeant picks the vendors by their codes; all where it is left out
 */
export async function bringHome(
  db: Database,
  merchant: Merchant,
  memberId: string,
  now: Date,
  isMeant: (vendorCode: string) => boolean = () => true,
): Promise<BroughtHome> {
  const home = { amount: 0n, transfers: 0 };
  // Another collection or a bet at the same time would find the same money.
  for (const { kind, vendorCode, balance: amount } of await lockBalancesOf(db, memberId)) {
    if (kind !== 'vendor' || vendorCode === null || amount === 0n || !isMeant(vendorCode)) continue;
    const from = { kind, vendorCode };
    await transferBetweenOwn(db, merchant, memberId, { from, to: MAIN, amount }, now);
    home.amount += amount;
    home.transfers += 1;
  }
  return home;
}
