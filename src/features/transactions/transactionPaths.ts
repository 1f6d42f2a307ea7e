import type { Transaction } from '#src/platform/contract.generated.ts';
import { periodOf, periodQuery, type RecordPeriod } from '#src/shared/records/recordPeriod.ts';
import { TRANSACTION_KINDS } from '#src/shared/records/transactionKinds.ts';

/** Where the transaction history is (S2.16). */
const TRANSACTIONS_PATH = '/transactions';

/** Which movements the address asks for. */
export interface TransactionView {
  kind: Transaction['kind'] | undefined;
  period: RecordPeriod;
}

/** The address of a view. */
export function transactionsPath({ kind, period }: TransactionView): string {
  const query = new URLSearchParams({ ...(kind && { kind }), ...periodQuery(period) });
  return query.size > 0 ? `${TRANSACTIONS_PATH}?${query}` : TRANSACTIONS_PATH;
}

/** What an address asks for; a kind that it does not know is all of them. */
export const transactionViewOf = (query: URLSearchParams): TransactionView => ({
  kind: TRANSACTION_KINDS.find((known) => known === query.get('kind')),
  period: periodOf(query),
});
