import type { Merchant } from '#sandbox/kernel/merchants.ts';
import { type AccountName, columnsOf, rankOf } from './accountName.ts';
import type { TransactionKind } from './transactionKind.ts';

/** The change that a posting makes to one account. */
export interface Entry {
  account: AccountName;
  /** In minor units, not zero: positive comes in, negative goes out. */
  amount: bigint;
}

/** A movement to post. */
export interface Posting {
  merchant: Merchant;
  /** The member; the key is unique among their movements of this kind. */
  memberId: string;
  kind: TransactionKind;
  key: string;
  at: Date;
  /** What the movement belongs to: the number of a deposit, a round, a promotion. */
  reference: string;
  note?: string | undefined;
  /** They sum to zero in every currency; an account appears once. */
  entries: readonly Entry[];
}

/** A movement that has been posted. */
export interface Posted {
  id: number;
  at: Date;
  /** Each account's change and its balance after it, in minor units. */
  entries: { accountId: number; amount: bigint; balanceAfter: bigint }[];
}

/** Throws a `RangeError` if the entries cannot be booked, which is an error in the calling code. */
export function checkEntries({ merchant, entries }: Posting): void {
  const sums = new Map<string, bigint>();
  const accounts = new Set<string>();
  for (const { account, amount } of entries) {
    const columns = columnsOf(merchant, account);
    sums.set(columns.currency, (sums.get(columns.currency) ?? 0n) + amount);
    accounts.add(rankOf(columns));
  }
  if (accounts.size < entries.length) throw new RangeError('An account appears in one entry only.');
  if (entries.some(({ amount }) => amount === 0n))
    throw new RangeError('An entry of zero is not allowed.');
  const balanced = entries.length > 0 && [...sums.values()].every((sum) => sum === 0n);
  if (!balanced) throw new RangeError('The entries do not sum to zero.');
}
