import type { Database } from '#sandbox/kernel/database/database.ts';
import { type StatementFilter, statementTotals } from '#sandbox/ledger/statement.ts';
import { MONEY_ACCOUNTS } from './moneyStatement.ts';

/** What came into a member's wallets and went out of them, in minor units. */
export interface MoneyTotals {
  received: bigint;
  /** Zero or below. */
  spent: bigint;
  /** What was transferred between the member's own wallets, which neither came in nor went out. */
  moved: bigint;
}

/** The kind of movements between the wallets of one member. */
const BETWEEN_OWN = 'wallet-transfer';

/** The sums of the one currency that a merchant keeps its wallets in. */
async function sumsOf(db: Database, memberId: string, filter: StatementFilter) {
  const [sums] = await statementTotals(db, memberId, { ...filter, accounts: MONEY_ACCOUNTS });
  return { received: sums?.received ?? 0n, spent: sums?.spent ?? 0n };
}

/** The sums of all movements of a filter. */
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

/** What a member has deposited and withdrawn since the beginning, in minor units. */
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
