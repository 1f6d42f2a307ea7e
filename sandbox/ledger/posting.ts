import type { Merchant } from '#sandbox/kernel/merchants.ts';
import { type AccountName, columnsOf, rankOf } from './accountName.ts';
import type { TransactionKind } from './transactionKind.ts';

/** What a posting does to one account. */
export interface Entry {
  account: AccountName;
  /** In minor units, not zero: positive comes in, negative goes out. */
  amount: bigint;
}

/** A movement to post. */
export interface Posting {
  merchant: Merchant;
  /** Whose movement it is; the key is unique among the member's movements of the kind. */
  memberId: string;
  kind: TransactionKind;
  key: string;
  at: Date;
  /** What it belongs to: the number of a deposit, a round, a promotion. */
  reference: string;
  note?: string | undefined;
  /** Sum to zero in every currency; an account appears once. */
  entries: readonly Entry[];
}

/** A movement that is in the books. */
export interface Posted {
  id: number;
  at: Date;
  /** Each account's change and its balance after it, in minor units. */
  entries: { accountId: number; amount: bigint; balanceAfter: bigint }[];
}

/** Throws a `RangeError` for entries that the books could not hold: whoever made them made a mistake. */
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
