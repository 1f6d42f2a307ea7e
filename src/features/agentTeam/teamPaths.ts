import type { DownlineKind } from '#src/platform/contract.generated.ts';
import { TEAM_SORTS, type TeamFilter, type TeamSort } from '#src/platform/endpoints/agents/team.ts';
import { AGENT_PATHS, addressOf, searchedAccount } from '#src/shared/agentCentre/agentPaths.ts';
import { spanProblem } from '#src/shared/records/recordPeriod.ts';
import { sortOf, sortText } from '#src/shared/records/recordSort.ts';
import type { DateSpan } from '#src/ui/dateRange/dateSpan.ts';
import type { TableSort } from '#src/ui/table/column.ts';

/** The types of account below an agent, in the order of the filters. */
export const KINDS = ['player', 'agent'] as const satisfies readonly DownlineKind[];

const MEMBER_ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The view of the team in the address: filters, and the open details. */
export interface TeamView {
  /** The id of the member whose downlines are listed; undefined for the agent's own. */
  below: string | undefined;
  /** The start of an account to search for in the whole team; empty without a search. */
  account: string;
  kind: DownlineKind | undefined;
  /** Only members this many levels below the agent, in the whole team. */
  level?: number | undefined;
  /** Only members who joined on these days, in the whole team. */
  joined?: DateSpan | undefined;
  /** Only members with a first deposit on these days, in the whole team. */
  firstDeposit?: DateSpan | undefined;
  /** An order other than the default: agents first, then by account. */
  sort?: TableSort<TeamSort> | undefined;
  /** The account of the member whose details are open. */
  member: string | undefined;
}

/** The address of a view of the team. */
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

/** The earliest day that anyone can have joined. */
export const FIRST_DAY = '2000-01-01';

/** A range of days in an address: from the earliest day if it has no start. */
function daysOf(query: URLSearchParams, what: 'joined' | 'firstDeposit'): DateSpan | undefined {
  const to = query.get(`${what}To`);
  if (to === null) return undefined;
  const span = { from: query.get(`${what}From`) ?? FIRST_DAY, to };
  return spanProblem(span) ? undefined : span;
}

/** Whether the view covers the whole team, not one member's direct downlines. */
export const isWholeTeam = ({ account, level, joined, firstDeposit }: TeamView): boolean =>
  account !== '' || [level, joined, firstDeposit].some((filter) => filter !== undefined);

/** The view that an address asks for; unknown values are ignored. */
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

/** The filter for the platform. A search covers the whole team, whatever level was shown. */
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

/** Whether the page shows only the agent's direct downlines, while the file has all levels. */
export const isFileWider = (view: TeamView): boolean =>
  view.below === undefined && !isWholeTeam(view);

/** The filter of a file: all levels, unless the address has one. */
export const teamFileFilterOf = (view: TeamView): TeamFilter => ({
  ...teamFilterOf(view),
  ...(isFileWider(view) && { joinedFrom: FIRST_DAY }),
});
