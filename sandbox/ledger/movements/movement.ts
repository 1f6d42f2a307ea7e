import type { Database } from '#sandbox/kernel/database/database.ts';
import type { AccountName } from '../accountName.ts';
import { post } from '../post.ts';
import type { Posted, Posting } from '../posting.ts';
import type { TransactionKind } from '../transactionKind.ts';

/** The fields that every movement has. */
export interface Movement extends Omit<Posting, 'kind' | 'entries'> {
  /** In minor units, above zero. */
  amount: bigint;
}

/** Posts an amount from one account to another. Throws a `RangeError` if the amount is not above zero. */
export async function postMovement(
  db: Database,
  kind: TransactionKind,
  { amount, ...movement }: Movement,
  from: AccountName,
  to: AccountName,
): Promise<Posted> {
  requirePositive(amount);
  const entries = [
    { account: from, amount: -amount },
    { account: to, amount },
  ];
  return post(db, { ...movement, kind, entries });
}

/** Throws a `RangeError` if an amount is not above zero: it would move the other way. */
export function requirePositive(amount: bigint): void {
  if (amount <= 0n) throw new RangeError('A movement takes an amount above zero.');
}
