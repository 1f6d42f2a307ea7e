import { asc, eq } from 'drizzle-orm';
import type { Database } from '#sandbox/kernel/database/database.ts';
import type { Merchant } from '#sandbox/kernel/merchants.ts';
import { type AccountName, columnsOf } from './accountName.ts';
import { type Account, isAccount } from './accounts.ts';
import { ledgerAccount } from './schema.ts';

/** The balance of an account in minor units; zero if it is not open yet. */
export async function balanceOf(
  db: Database,
  merchant: Merchant,
  name: AccountName,
): Promise<bigint> {
  const [account] = await db
    .select({ balance: ledgerAccount.balance })
    .from(ledgerAccount)
    .where(isAccount(columnsOf(merchant, name)));
  return account?.balance ?? 0n;
}

/** A member's account with its balance, in minor units. */
export type MemberBalance = Pick<Account, 'kind' | 'vendorCode' | 'currency' | 'balance'>;

const selectBalances = (db: Database, memberId: string) => {
  const { kind, vendorCode, currency, balance } = ledgerAccount;
  return db
    .select({ kind, vendorCode, currency, balance })
    .from(ledgerAccount)
    .where(eq(ledgerAccount.memberId, memberId))
    .orderBy(asc(ledgerAccount.id));
};

/** The balances of all accounts that a member has used, in the order they were opened. */
export const balancesOf = async (db: Database, memberId: string): Promise<MemberBalance[]> =>
  selectBalances(db, memberId);

/** Like `balancesOf`, but locked: only `tx` itself can change them until it ends. */
export const lockBalancesOf = async (tx: Database, memberId: string): Promise<MemberBalance[]> =>
  selectBalances(tx, memberId).for('update');
