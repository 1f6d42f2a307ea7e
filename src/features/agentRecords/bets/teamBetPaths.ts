import type { BetState } from '#src/platform/contract.generated.ts';
import { TEAM_BET_SORTS, type TeamBetSort } from '#src/platform/endpoints/agents/teamBets.ts';
import {
  AGENT_PATHS,
  accountOf,
  accountQuery,
  addressOf,
} from '#src/shared/agentCentre/agentPaths.ts';
import { type GameFilter, gameFilterOf, gameQuery } from '#src/shared/records/gameFilter.ts';
import { periodOf, periodQuery } from '#src/shared/records/recordPeriod.ts';
import { sortOf, sortText } from '#src/shared/records/recordSort.ts';
import type { TeamView } from '../useTeamView.ts';

/** What a bet can be, in the order of the filters. */
export const BET_STATES = ['open', 'settled', 'void'] as const satisfies readonly BetState[];

/** Which bets of the team the address asks for. */
export interface TeamBetView extends TeamView, GameFilter {
  state: BetState | undefined;
  /** Another order than the newest first. */
  sort?: TeamBetSort | undefined;
}

/** The address of a view. */
export const teamBetsPath = ({
  state,
  account,
  exact,
  period,
  sort,
  ...games
}: TeamBetView): string =>
  addressOf(AGENT_PATHS.bets, {
    ...{ state, ...gameQuery(games), ...accountQuery({ account, exact }) },
    ...periodQuery(period),
    sort: sortText(sort),
  });

/** What an address asks for; what it does not know narrows nothing. */
export const teamBetViewOf = (query: URLSearchParams): TeamBetView => ({
  state: BET_STATES.find((known) => known === query.get('state')),
  ...gameFilterOf(query),
  ...accountOf(query),
  period: periodOf(query),
  sort: sortOf(query.get('sort'), TEAM_BET_SORTS),
});
