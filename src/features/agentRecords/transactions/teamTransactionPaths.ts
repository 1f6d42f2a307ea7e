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

/** The kinds of movements, in the order of the filters: those of members, and the payout of a withdrawal. */
export const MOVEMENT_KINDS: readonly MovementKind[] = TRANSACTION_KINDS.flatMap(
  (kind): MovementKind[] => (kind === 'withdrawal-release' ? [kind, 'withdrawal'] : [kind]),
);

/** The filters of the team's movements in the address. */
export interface TeamTransactionView extends TeamView {
  kind: MovementKind | undefined;
  /** An order other than the default, newest first. */
  sort?: TeamTransactionSort | undefined;
}

/** The address of team movements. */
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

/** The view that an address asks for; an unknown kind means all kinds. */
export const teamTransactionViewOf = (query: URLSearchParams): TeamTransactionView => ({
  kind: MOVEMENT_KINDS.find((known) => known === query.get('kind')),
  ...accountOf(query),
  period: periodOf(query),
  sort: sortOf(query.get('sort'), TEAM_TRANSACTION_SORTS),
});
