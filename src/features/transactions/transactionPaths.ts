import type { Transaction } from '#src/platform/contract.generated.ts';
import { periodOf, periodQuery, type RecordPeriod } from '#src/shared/records/recordPeriod.ts';
import { TRANSACTION_KINDS } from '#src/shared/records/transactionKinds.ts';

/** The path of the history (S2.16). */
const TRANSACTIONS_PATH = '/transactions';

/** The movements filter of a URL. */
export interface TransactionView {
  kind: Transaction['kind'] | undefined;
  period: RecordPeriod;
}

/** The URL of a view. */
export function transactionsPath({ kind, period }: TransactionView): string {
  const query = new URLSearchParams({ ...(kind && { kind }), ...periodQuery(period) });
  return query.size > 0 ? `${TRANSACTIONS_PATH}?${query}` : TRANSACTIONS_PATH;
}

/** The filter of a URL; an unknown kind shows all of them. */
export const transactionViewOf = (query: URLSearchParams): TransactionView => ({
  kind: TRANSACTION_KINDS.find((known) => known === query.get('kind')),
  period: periodOf(query),
});
