import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#sandbox/kernel/database/database.ts';
import type { Merchant } from '#sandbox/kernel/merchants.ts';
import { ledgerAccount, ledgerEntry, ledgerTransaction } from '#sandbox/ledger/schema.ts';
import type { StatementTotal } from '#sandbox/ledger/statement.ts';
import type { TransactionKind } from '#sandbox/ledger/transactionKind.ts';
import { MONEY_ACCOUNTS } from './moneyStatement.ts';

/** The totals received in and spent from a member's wallets, in minor units. */
export interface MoneyTotals {
  /** The number of movements. */
  lines: number;
  received: bigint;
  /** Zero or below. */
  spent: bigint;
  /** Transfers between the member's own wallets, which were neither received nor spent. */
  moved: bigint;
}

/** The kind of transfers between a member's own wallets. */
export const BETWEEN_OWN = 'wallet-transfer';

/** Adds up the totals of a statement of wallets, which have the merchant's one currency. */
export function moneyTotals(totals: readonly StatementTotal[]): MoneyTotals {
  const sums = { lines: 0, received: 0n, spent: 0n, moved: 0n };
  for (const { kind, lines, received, spent } of totals) {
    sums.lines += lines;
    if (kind === BETWEEN_OWN) {
      sums.moved += received;
    } else {
      sums.received += received;
      sums.spent += spent;
    }
  }
  return sums;
}

const DEPOSITS: readonly TransactionKind[] = ['deposit'];
const WITHDRAWALS: readonly TransactionKind[] = ['withdrawal-hold', 'withdrawal-release'];

const sumOf = (kinds: readonly TransactionKind[]): SQL<bigint> =>
  sql`coalesce(sum(${ledgerEntry.amount}) FILTER (WHERE ${inArray(ledgerEntry.kind, kinds)}), 0)`.mapWith(
    BigInt,
  );

/** A member's total deposits and withdrawals of all time, in minor units. They begin with few transactions, whatever the member has bet. */
export async function lifetimeDeposits(
  db: Database,
  { merchantCode }: Pick<Merchant, 'merchantCode'>,
  memberId: string,
): Promise<{ deposited: bigint; withdrawn: bigint }> {
  const [sums] = await db
    .select({ deposited: sumOf(DEPOSITS), returned: sumOf(WITHDRAWALS) })
    .from(ledgerTransaction)
    .innerJoin(ledgerEntry, eq(ledgerEntry.transactionId, ledgerTransaction.id))
    .innerJoin(ledgerAccount, eq(ledgerAccount.id, ledgerEntry.accountId))
    .where(
      and(
        eq(ledgerTransaction.merchantCode, merchantCode),
        eq(ledgerTransaction.memberId, memberId),
        inArray(ledgerTransaction.kind, [...DEPOSITS, ...WITHDRAWALS]),
        inArray(ledgerAccount.kind, MONEY_ACCOUNTS),
      ),
    );
  return { deposited: sums?.deposited ?? 0n, withdrawn: -(sums?.returned ?? 0n) };
}
