import { asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { dayOf } from '#sandbox/kernel/market/period.ts';
import { ledgerAccount, ledgerEntry, ledgerTransaction } from '#sandbox/ledger/schema.ts';
import type { TestMember } from '#sandbox/testing/newMember.fixture.ts';

/** A ledger entry in minor units, with its day in the market's time zone. */
export interface LedgerEntry {
  at: Date;
  day: string;
  transaction: number;
  kind: string;
  reference: string;
  account: string;
  vendor: string | null;
  amount: bigint;
}

const ENTRY = {
  ...{ at: ledgerTransaction.at, transaction: ledgerTransaction.id, kind: ledgerTransaction.kind },
  ...{ reference: ledgerTransaction.reference, account: ledgerAccount.kind },
  ...{ vendor: ledgerAccount.vendorCode, amount: ledgerEntry.amount },
};

const entries = (db: Database) =>
  db
    .select(ENTRY)
    .from(ledgerEntry)
    .innerJoin(ledgerAccount, eq(ledgerAccount.id, ledgerEntry.accountId))
    .innerJoin(ledgerTransaction, eq(ledgerTransaction.id, ledgerEntry.transactionId))
    .orderBy(asc(ledgerEntry.id));

/** Reads the entries of a member's own accounts, the oldest first. */
export async function entriesOf(
  db: Database,
  { memberId, merchant }: TestMember,
): Promise<LedgerEntry[]> {
  const { timeZone } = merchant.brand.market;
  const rows = await entries(db).where(eq(ledgerAccount.memberId, memberId));
  return rows.map((row) => ({ ...row, day: dayOf(row.at, timeZone) }));
}

/** Sums what some transactions posted to a house account, in minor units. */
export async function reached(
  db: Database,
  account: 'cashier' | 'fees',
  of: readonly LedgerEntry[],
): Promise<bigint> {
  const ids = of.map(({ transaction }) => transaction);
  const rows = await entries(db).where(inArray(ledgerTransaction.id, ids));
  return sum(rows.filter((row) => row.account === account));
}

/** Sums entries, in minor units. */
export const sum = (of: readonly Pick<LedgerEntry, 'amount'>[]): bigint =>
  of.reduce((all, { amount }) => all + amount, 0n);

const MONEY = ['main', 'single', 'vendor'];

/** The entries of the wallets that a member can use. */
export const ofWallets = (of: readonly LedgerEntry[]): LedgerEntry[] =>
  of.filter(({ account }) => MONEY.includes(account));

/** The entries of some kinds of transactions. */
export const ofKind = (of: readonly LedgerEntry[], ...kinds: string[]): LedgerEntry[] =>
  of.filter(({ kind }) => kinds.includes(kind));

export const isIn = ({ amount }: LedgerEntry): boolean => amount > 0n;
export const isOut = ({ amount }: LedgerEntry): boolean => amount < 0n;

/** Parses an amount of the API, possibly negative, into minor units. */
export const minor = (amount: string): bigint => BigInt(amount.replace('.', ''));
