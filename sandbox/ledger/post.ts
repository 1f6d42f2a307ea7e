import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { InsufficientFunds, KeyReused } from '#sandbox/kernel/failures/ledgerFailures.ts';
import { type Account, lockAccounts } from './accounts.ts';
import { checkEntries, type Posted, type Posting } from './posting.ts';
import { ledgerEntry, ledgerTransaction } from './schema.ts';

/** A change to a locked account. */
interface Change {
  account: Account;
  amount: bigint;
}

const CHANGE = {
  accountId: ledgerEntry.accountId,
  amount: ledgerEntry.amount,
  balanceAfter: ledgerEntry.balanceAfter,
};

/** Whether a posted movement made exactly these changes; both are in the order of account ids. */
const isSame = ({ entries }: Posted, changes: readonly Change[]): boolean =>
  entries.length === changes.length &&
  changes.every(
    ({ account, amount }, index) =>
      entries[index]?.accountId === account.id && entries[index].amount === amount,
  );

function checkFunds(changes: readonly Change[]): void {
  for (const { account, amount } of changes) {
    if (account.memberId !== null && account.balance + amount < 0n) {
      throw new InsufficientFunds(account.balance, -amount);
    }
  }
}

/** Finds the movement that already has the key. */
async function findPosted(db: Database, posting: Posting): Promise<Posted | undefined> {
  const { merchant, memberId, kind, key } = posting;
  const rows = await db
    .select({ id: ledgerTransaction.id, at: ledgerTransaction.at, entry: CHANGE })
    .from(ledgerTransaction)
    .innerJoin(ledgerEntry, eq(ledgerEntry.transactionId, ledgerTransaction.id))
    .where(
      and(
        eq(ledgerTransaction.merchantCode, merchant.merchantCode),
        eq(ledgerTransaction.memberId, memberId),
        eq(ledgerTransaction.kind, kind),
        eq(ledgerTransaction.key, key),
      ),
    )
    .orderBy(asc(ledgerEntry.id));
  const [first] = rows;
  return first && { id: first.id, at: first.at, entries: rows.map(({ entry }) => entry) };
}

/**
 * Posts a movement, whole or not at all. The same key again returns the first posting and changes nothing.
 *
 * @param db a transaction of the caller (read committed); the accounts stay locked until it ends
 * @throws InsufficientFunds if a member's account would fall below zero
 * @throws KeyReused if the key belongs to other entries
 * @throws RangeError if the entries do not sum to zero
 */
export async function post(db: Database, posting: Posting): Promise<Posted> {
  checkEntries(posting);
  const { merchant, memberId, kind, key, reference, note, at, entries } = posting;
  const names = entries.map(({ account }) => account);
  const locked = await lockAccounts(db, merchant, names);
  const changes = entries
    .map(({ account, amount }) => ({ account: locked(account), amount }))
    .sort((one, other) => one.account.id - other.account.id);
  // Checked under the locks: a retry has waited here until its first try ended.
  const first = await findPosted(db, posting);
  if (first) {
    if (isSame(first, changes)) return first;
    throw new KeyReused();
  }
  checkFunds(changes);
  const { merchantCode } = merchant;
  const [transaction] = await db
    .insert(ledgerTransaction)
    .values({ merchantCode, memberId, kind, key, reference, note, at })
    .onConflictDoNothing()
    .returning({ id: ledgerTransaction.id });
  // Taken since by a movement on other accounts, which these locks did not block.
  if (!transaction) throw new KeyReused();
  const posted = await db
    .insert(ledgerEntry)
    .values(
      changes.map(({ account, amount }) => ({
        transactionId: transaction.id,
        accountId: account.id,
        amount,
      })),
    )
    .returning(CHANGE);
  return { id: transaction.id, at, entries: posted };
}
