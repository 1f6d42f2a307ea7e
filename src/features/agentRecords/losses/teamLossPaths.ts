import type { LossOrder } from '#src/platform/endpoints/agents/teamLosses.ts';
import { AGENT_PATHS, addressOf, searchedAccount } from '#src/shared/agentCentre/agentPaths.ts';
import { periodOf, periodQuery } from '#src/shared/records/recordPeriod.ts';
import type { TeamView } from '../useTeamView.ts';

/** The orders of members; the first is the default. */
export const LOSS_ORDERS = ['loss', 'stake', 'account'] as const satisfies readonly LossOrder[];

/** The account and the order of team results in the address. */
export interface TeamLossView extends TeamView {
  sort: LossOrder;
}

/** The order with a given name; the default for unknown names. */
export const lossOrderOf = (text: string | null): LossOrder =>
  LOSS_ORDERS.find((known) => known === text) ?? LOSS_ORDERS[0];

/** The address of team results. */
export const teamLossesPath = ({ sort, account, period }: TeamLossView): string =>
  addressOf(AGENT_PATHS.losses, {
    sort: sort === LOSS_ORDERS[0] ? undefined : sort,
    account,
    ...periodQuery(period),
  });

/** The view that an address asks for. */
export const teamLossViewOf = (query: URLSearchParams): TeamLossView => ({
  sort: lossOrderOf(query.get('sort')),
  account: searchedAccount(query.get('account')),
  period: periodOf(query),
});
