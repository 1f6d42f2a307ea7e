import type { MovementKind } from '#src/platform/contract.generated.ts';
import { AGENT_PATHS, addressOf, searchedAccount } from '#src/shared/agentCentre/agentPaths.ts';
import { periodOf, periodQuery } from '#src/shared/records/recordPeriod.ts';
import type { RecordView } from '../useRecordView.ts';

/** What a movement can be for, in the order of the filters. */
export const MOVEMENT_KINDS = [
  'deposit',
  'withdrawal-hold',
  'withdrawal-release',
  'withdrawal',
  'wallet-transfer',
  'member-transfer',
  'bonus',
  'rebate',
  'correction',
  'points-converted',
  'stake',
  'win',
  'dividend',
  'daily-salary',
  'hourly-salary',
  'real-time-salary',
] as const satisfies readonly MovementKind[];

/** Which movements of the team the address asks for. */
export interface TeamTransactionView extends RecordView {
  kind: MovementKind | undefined;
}

/** The address of a view. */
export const teamTransactionsPath = ({ kind, account, period }: TeamTransactionView): string =>
  addressOf(AGENT_PATHS.transactions, { kind, account, ...periodQuery(period) });

/** What an address asks for; a kind that it does not know is all of them. */
export const teamTransactionViewOf = (query: URLSearchParams): TeamTransactionView => ({
  kind: MOVEMENT_KINDS.find((known) => known === query.get('kind')),
  account: searchedAccount(query.get('account')),
  period: periodOf(query),
});
