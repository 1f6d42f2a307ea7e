import type { Database } from '#sandbox/kernel/database/database.ts';
import type { Merchant } from '#sandbox/kernel/merchants.ts';
import { POINTS, walletOf } from '#sandbox/ledger/accountName.ts';
import { balancesOf, type MemberBalance } from '#sandbox/ledger/balances.ts';

/** The sum of some balances, in minor units. */
export const sumOf = (balances: readonly MemberBalance[]): bigint =>
  balances.reduce((total, { balance }) => total + balance, 0n);

/** A member's money: in the main or only wallet, in vendors' wallets, and held for withdrawals. */
export async function moneyOf(db: Database, merchant: Merchant, memberId: string) {
  const money = (await balancesOf(db, memberId)).filter(({ currency }) => currency !== POINTS);
  const { kind } = walletOf(merchant, memberId);
  return {
    wallet: sumOf(money.filter((one) => one.kind === kind)),
    locked: sumOf(money.filter((one) => one.kind === 'locked')),
    vendors: money.filter((one) => one.kind === 'vendor'),
  };
}
