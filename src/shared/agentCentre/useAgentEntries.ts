import { type SiteEntry, type SiteGroup, useSiteMenu } from '#src/session/SiteMenuContext.tsx';
import { useBreakUntil } from '#src/session/useBreakUntil.ts';

/** The order of the menu: the cashier, the pages about the team, messages, customer service (S2.17). */
const ORDER: readonly SiteGroup['id'][] = ['wallet', 'agent', 'account', 'help'];

/** The screens that the menu of the agent centre leads to. On a break nobody is asked to pay in. */
export function useAgentEntries(): readonly SiteEntry[] {
  const { groups } = useSiteMenu();
  const onBreak = useBreakUntil() !== undefined;
  return ORDER.flatMap((id) => groups.find((group) => group.id === id)?.rows ?? []).filter(
    ({ id, places }) => places.includes('agentCentre') && !(onBreak && id === 'deposit'),
  );
}
