import type { InboxMessage } from '#src/platform/endpoints/messages/inbox.ts';
import type { SiteEntry, SiteMenu } from '#src/session/SiteMenuContext.tsx';

/** The screen that a kind of message is about, by the id of its row. */
const SCREENS: Record<InboxMessage['kind'], string> = {
  account: 'security',
  money: 'member',
  reward: 'rewards',
  agent: 'agentHome',
  service: 'service',
};

/** Where a message leads on: one of the site's own screens, if this player can open it. A message never brings an address. */
export const kindEntry = (
  { groups }: Pick<SiteMenu, 'groups'>,
  kind: InboxMessage['kind'],
): SiteEntry | undefined =>
  groups.flatMap(({ rows }) => rows).find(({ id }) => id === SCREENS[kind]);
