import type { Database } from '#sandbox/kernel/database/database.ts';
import { type StatementFilter, statementTotals } from '#sandbox/ledger/statement.ts';
import { MONEY_ACCOUNTS } from './moneyStatement.ts';

/** The totals received in and spent from a member's wallets, in minor units. */
export interface MoneyTotals {
  received: bigint;
  /** Zero or below. */
  spent: bigint;
  /** Transfers between the member's own wallets, which were neither received nor spent. */
  moved: bigint;
}

/** The kind of transfers between a member's own wallets. */
const BETWEEN_OWN = 'wallet-transfer';

/** The totals in the one currency of a merchant's wallets. */
async function sumsOf(db: Database, memberId: string, filter: StatementFilter) {
  const [sums] = await statementTotals(db, memberId, { ...filter, accounts: MONEY_ACCOUNTS });
  return { received: sums?.received ?? 0n, spent: sums?.spent ?? 0n };
}

/** The totals of all movements that match a filter. */
export async function moneyTotals(
  db: Database,
  memberId: string,
  filter: StatementFilter,
): Promise<MoneyTotals> {
  const all = await sumsOf(db, memberId, filter);
  const hasTransfers = filter.kinds?.includes(BETWEEN_OWN) ?? true;
  const own = hasTransfers
    ? await sumsOf(db, memberId, { ...filter, kinds: [BETWEEN_OWN] })
    : { received: 0n, spent: 0n };
  return {
    received: all.received - own.received,
    spent: all.spent - own.spent,
    moved: own.received,
  };
}

/** A member's total deposits and withdrawals of all time, in minor units. */
export async function lifetimeDeposits(
  db: Database,
  memberId: string,
): Promise<{ deposited: bigint; withdrawn: bigint }> {
  const { received: deposited } = await sumsOf(db, memberId, { kinds: ['deposit'] });
  const { received: returned, spent } = await sumsOf(db, memberId, {
    kinds: ['withdrawal-hold', 'withdrawal-release'],
  });
  return { deposited, withdrawn: -spent - returned };
}
