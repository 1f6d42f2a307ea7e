import type { DownlineKind } from '#src/platform/contract.generated.ts';
import { TEAM_SORTS, type TeamFilter, type TeamSort } from '#src/platform/endpoints/agents/team.ts';
import { AGENT_PATHS, addressOf, searchedAccount } from '#src/shared/agentCentre/agentPaths.ts';
import { spanProblem } from '#src/shared/records/recordPeriod.ts';
import { sortOf, sortText } from '#src/shared/records/recordSort.ts';
import type { DateSpan } from '#src/ui/dateRange/dateSpan.ts';
import type { TableSort } from '#src/ui/table/column.ts';

/** What somebody below an agent is, in the order of the filters. */
export const KINDS = ['player', 'agent'] as const satisfies readonly DownlineKind[];

const MEMBER_ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Which members the address asks for, and whose details are open. */
export interface TeamView {
  /** The id of the member whose downlines are listed; the agent's own where it is left out. */
  below: string | undefined;
  /** The beginning of an account to look for in the whole team; empty where nobody is searched. */
  account: string;
  kind: DownlineKind | undefined;
  /** Only members so many levels below the agent, of the whole team. */
  level?: number | undefined;
  /** Only members who joined on these days, of the whole team. */
  joined?: DateSpan | undefined;
  /** Only members whose first deposit was on these days, of the whole team. */
  firstDeposit?: DateSpan | undefined;
  /** Another order than agents first, then by account. */
  sort?: TableSort<TeamSort> | undefined;
  /** The account of the member whose details are open. */
  member: string | undefined;
}

/** The address of a view. */
export const teamPath = ({ level, joined, firstDeposit, sort, ...view }: TeamView): string =>
  addressOf(AGENT_PATHS.team, {
    ...{ below: view.below, account: view.account, kind: view.kind },
    level: level === undefined ? undefined : String(level),
    ...{ joinedFrom: joined?.from, joinedTo: joined?.to },
    ...{ firstDepositFrom: firstDeposit?.from, firstDepositTo: firstDeposit?.to },
    sort: sortText(sort),
    member: view.member,
  });

const LEVEL = /^([1-9]|1\d|20)$/;

/** The first day that anybody can have joined on. */
export const FIRST_DAY = '2000-01-01';

/** The days of something that an address asks for: from the first one on where it names none. */
function daysOf(query: URLSearchParams, what: 'joined' | 'firstDeposit'): DateSpan | undefined {
  const to = query.get(`${what}To`);
  if (to === null) return undefined;
  const span = { from: query.get(`${what}From`) ?? FIRST_DAY, to };
  return spanProblem(span) ? undefined : span;
}

/** Whether the whole team is looked through, and not those directly below somebody. */
export const isWholeTeam = ({ account, level, joined, firstDeposit }: TeamView): boolean =>
  account !== '' || [level, joined, firstDeposit].some((filter) => filter !== undefined);

/** What an address asks for; what it does not know narrows nothing. */
export function teamViewOf(query: URLSearchParams): TeamView {
  const below = query.get('below') ?? '';
  return {
    below: MEMBER_ID.test(below) ? below : undefined,
    account: searchedAccount(query.get('account')),
    kind: KINDS.find((known) => known === query.get('kind')),
    level: LEVEL.test(query.get('level') ?? '') ? Number(query.get('level')) : undefined,
    joined: daysOf(query, 'joined'),
    firstDeposit: daysOf(query, 'firstDeposit'),
    sort: sortOf(query.get('sort'), TEAM_SORTS),
    member: searchedAccount(query.get('member')) || undefined,
  };
}

/** What the platform is asked for. A search goes through the whole team, wherever in it one was. */
export const teamFilterOf = (view: TeamView): TeamFilter => ({
  ...(isWholeTeam(view) ? {} : { below: view.below }),
  ...(view.account && { account: view.account }),
  ...(view.level && { level: view.level }),
  ...(view.joined && { joinedFrom: view.joined.from, joinedTo: view.joined.to }),
  ...(view.firstDeposit && {
    firstDepositFrom: view.firstDeposit.from,
    firstDepositTo: view.firstDeposit.to,
  }),
  sort: view.sort,
  makes: view.kind,
});

/** What the platform is asked for by a file: all levels, where the address chooses none. */
export function teamFileFilterOf(view: TeamView): TeamFilter {
  const isLevel = view.below !== undefined || isWholeTeam(view);
  return { ...teamFilterOf(view), ...(!isLevel && { joinedFrom: FIRST_DAY }) };
}
