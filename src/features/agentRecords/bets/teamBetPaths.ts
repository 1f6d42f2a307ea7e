import type { BetState } from '#src/platform/contract.generated.ts';
import { TEAM_BET_SORTS, type TeamBetSort } from '#src/platform/endpoints/agents/teamBets.ts';
import {
  AGENT_PATHS,
  accountOf,
  accountQuery,
  addressOf,
} from '#src/shared/agentCentre/agentPaths.ts';
import { type GameFilter, gameFilterOf, gameFilterQuery } from '#src/shared/records/gameFilter.ts';
import { periodOf, periodQuery } from '#src/shared/records/recordPeriod.ts';
import { sortOf, sortText } from '#src/shared/records/recordSort.ts';
import type { TeamView } from '../useTeamView.ts';

/** The states of a bet, in the order of the filters. */
export const BET_STATES = ['open', 'settled', 'void'] as const satisfies readonly BetState[];

/** The filters of the team's bets in the address. */
export interface TeamBetView extends TeamView, GameFilter {
  state: BetState | undefined;
  /** An order other than the default, newest first. */
  sort?: TeamBetSort | undefined;
}

/** The address of team bets. */
export const teamBetsPath = ({
  state,
  account,
  exact,
  period,
  sort,
  ...games
}: TeamBetView): string =>
  addressOf(AGENT_PATHS.bets, {
    ...{ state, ...gameFilterQuery(games), ...accountQuery({ account, exact }) },
    ...periodQuery(period),
    sort: sortText(sort),
  });

/** The view that an address asks for; unknown values are ignored. */
export const teamBetViewOf = (query: URLSearchParams): TeamBetView => ({
  state: BET_STATES.find((known) => known === query.get('state')),
  ...gameFilterOf(query),
  ...accountOf(query),
  period: periodOf(query),
  sort: sortOf(query.get('sort'), TEAM_BET_SORTS),
});
