import type { MovementKind } from '#src/platform/contract.generated.ts';
import {
  TEAM_TRANSACTION_SORTS,
  type TeamTransactionSort,
} from '#src/platform/endpoints/agents/teamTransactions.ts';
import {
  AGENT_PATHS,
  accountOf,
  accountQuery,
  addressOf,
} from '#src/shared/agentCentre/agentPaths.ts';
import { periodOf, periodQuery } from '#src/shared/records/recordPeriod.ts';
import { sortOf, sortText } from '#src/shared/records/recordSort.ts';
import { TRANSACTION_KINDS } from '#src/shared/records/transactionKinds.ts';
import type { TeamView } from '../useTeamView.ts';

/** What a movement can be for, in the order of the filters: as for members, and what leaves an account when a withdrawal is paid. */
export const MOVEMENT_KINDS: readonly MovementKind[] = TRANSACTION_KINDS.flatMap(
  (kind): MovementKind[] => (kind === 'withdrawal-release' ? [kind, 'withdrawal'] : [kind]),
);

/** Which movements of the team the address asks for. */
export interface TeamTransactionView extends TeamView {
  kind: MovementKind | undefined;
  /** Another order than the newest first. */
  sort?: TeamTransactionSort | undefined;
}

/** The address of a view. */
export const teamTransactionsPath = ({
  kind,
  account,
  exact,
  period,
  sort,
}: TeamTransactionView): string =>
  addressOf(AGENT_PATHS.transactions, {
    ...{ kind, ...accountQuery({ account, exact }), ...periodQuery(period) },
    sort: sortText(sort),
  });

/** What an address asks for; a kind that it does not know is all of them. */
export const teamTransactionViewOf = (query: URLSearchParams): TeamTransactionView => ({
  kind: MOVEMENT_KINDS.find((known) => known === query.get('kind')),
  ...accountOf(query),
  period: periodOf(query),
  sort: sortOf(query.get('sort'), TEAM_TRANSACTION_SORTS),
});
