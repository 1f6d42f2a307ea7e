import { and, asc, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#sandbox/kernel/database/database.ts';
import type { Merchant } from '#sandbox/kernel/merchants.ts';
import { type AccountColumns, type AccountName, columnsOf, rankOf } from './accountName.ts';
import { ledgerAccount } from './schema.ts';

/** A row of the account table. */
export type Account = typeof ledgerAccount.$inferSelect;

/** The condition that selects the one account with these columns. */
export const isAccount = ({
  merchantCode,
  memberId,
  kind,
  vendorCode,
  currency,
}: AccountColumns): SQL | undefined =>
  and(
    eq(ledgerAccount.merchantCode, merchantCode),
    memberId === null ? isNull(ledgerAccount.memberId) : eq(ledgerAccount.memberId, memberId),
    eq(ledgerAccount.kind, kind),
    vendorCode === null
      ? isNull(ledgerAccount.vendorCode)
      : eq(ledgerAccount.vendorCode, vendorCode),
    eq(ledgerAccount.currency, currency),
  );

/**
 * Opens the accounts that do not exist yet. Concurrent transactions that open the same accounts wait for each other in the same order, so
 * they never deadlock.
 */
async function openAccounts(db: Database, wanted: readonly AccountColumns[]): Promise<void> {
  const ordered = wanted.toSorted((a, b) => (rankOf(a) < rankOf(b) ? -1 : 1));
  await db.insert(ledgerAccount).values(ordered).onConflictDoNothing();
}

/** Finds the account with a name, opening it if it does not exist yet. Does not lock it. */
export async function accountOf(
  db: Database,
  merchant: Merchant,
  name: AccountName,
): Promise<Account> {
  const columns = columnsOf(merchant, name);
  const find = () => db.select().from(ledgerAccount).where(isAccount(columns));
  const [found] = await find();
  if (found) return found;
  await openAccounts(db, [columns]);
  const [opened] = await find();
  if (!opened) throw new Error(`The account ${rankOf(columns)} could not be opened.`);
  return opened;
}

/** Looks up a locked account of a posting by its name. Throws if the name was not locked. */
export type LockedAccounts = (name: AccountName) => Account;

/**
 * Opens the accounts if needed and locks them until the transaction `db` ends. Locks in the order of ids, and only once all exist, so that
 * transactions that lock once never deadlock; one that posts several movements locks all of their accounts first.
 */
export async function lockAccounts(
  db: Database,
  merchant: Merchant,
  names: readonly AccountName[],
): Promise<LockedAccounts> {
  const wanted = names.map((name) => columnsOf(merchant, name));
  const any = or(...wanted.map(isAccount));
  const all = sql`${wanted.length} = (SELECT count(*) FROM ${ledgerAccount} WHERE ${any})`;
  const lock = () =>
    db
      .select()
      .from(ledgerAccount)
      .where(and(any, all))
      .orderBy(asc(ledgerAccount.id))
      .for('update');
  let locked = await lock();
  if (locked.length === 0) {
    await openAccounts(db, wanted);
    locked = await lock();
  }
  const byRank = new Map(locked.map((account) => [rankOf(account), account]));
  return (name) => {
    const account = byRank.get(rankOf(columnsOf(merchant, name)));
    if (!account) throw new Error(`The account ${JSON.stringify(name)} is not locked.`);
    return account;
  };
}
