import type { InboxMessage } from '#src/platform/endpoints/messages/inbox.ts';
import type { SiteEntry, SiteMenu } from '#src/session/SiteMenuContext.tsx';
import { depositPath } from '#src/shared/deposits/depositPath.ts';
import { withdrawalPath } from '#src/shared/withdrawals/withdrawalPath.ts';

type Subject = NonNullable<InboxMessage['about']>['kind'];

/** The screen that a kind of message is about, by the id of its row. */
const SCREENS: Record<InboxMessage['kind'], string> = {
  account: 'security',
  money: 'member',
  reward: 'rewards',
  agent: 'agentHome',
  service: 'service',
};

/** The screen that shows what a message is about, by the id of its row, and where on it. */
const SUBJECTS: Record<Subject, { screen: string; path: (reference: string) => string }> = {
  deposit: { screen: 'deposit', path: (reference) => depositPath(reference) },
  withdrawal: { screen: 'withdraw', path: withdrawalPath },
};

/** Where a message leads on. */
export interface MessageWay {
  to: string;
  /** What is shown there; none where it is a screen as a whole. */
  about: Subject | undefined;
  /** The name of the screen. */
  label: SiteEntry['label'];
}

/**
 * Where a message leads on: to what it is about, or to the screen of its kind; one of the site's own screens, if this player can open
 * it. A message never brings an address.
 */
export function messageWay(
  { groups }: Pick<SiteMenu, 'groups'>,
  { kind, about }: Pick<InboxMessage, 'kind' | 'about'>,
): MessageWay | undefined {
  const subject = about && SUBJECTS[about.kind];
  const entry = groups
    .flatMap(({ rows }) => rows)
    .find(({ id }) => id === (subject?.screen ?? SCREENS[kind]));
  if (!entry) return undefined;
  const to = subject ? subject.path(about.reference) : entry.route;
  return { to, about: about?.kind, label: entry.label };
}
