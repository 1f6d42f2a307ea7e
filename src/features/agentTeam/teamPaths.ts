import type { DownlineKind } from '#src/platform/contract.generated.ts';
import type { TeamFilter } from '#src/platform/endpoints/agents/team.ts';
import { AGENT_PATHS, addressOf, searchedAccount } from '#src/shared/agentCentre/agentPaths.ts';

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
  /** The account of the member whose details are open. */
  member: string | undefined;
}

/** The address of a view. */
export const teamPath = ({ below, account, kind, member }: TeamView): string =>
  addressOf(AGENT_PATHS.team, { below, account, kind, member });

/** What an address asks for; what it does not know narrows nothing. */
export function teamViewOf(query: URLSearchParams): TeamView {
  const below = query.get('below') ?? '';
  return {
    below: MEMBER_ID.test(below) ? below : undefined,
    account: searchedAccount(query.get('account')),
    kind: KINDS.find((known) => known === query.get('kind')),
    member: searchedAccount(query.get('member')) || undefined,
  };
}

/** What the platform is asked for. A search goes through the whole team, wherever in it one was. */
export const teamFilterOf = ({ below, account, kind }: TeamView): TeamFilter => ({
  ...(account ? { account } : { below }),
  makes: kind,
});
