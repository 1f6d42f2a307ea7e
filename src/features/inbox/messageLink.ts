import type { InboxMessage } from '#src/platform/endpoints/messages/inbox.ts';
import type { SiteEntry, SiteMenu } from '#src/session/SiteMenuContext.tsx';
import { contractPath } from '#src/shared/agentCentre/agentPaths.ts';
import { depositPath } from '#src/shared/deposits/depositPath.ts';
import { withdrawalPath } from '#src/shared/withdrawals/withdrawalPath.ts';

type Subject = NonNullable<InboxMessage['about']>['kind'];

/** The screen for each kind of message, by its menu row id. */
const SCREENS: Record<InboxMessage['kind'], string> = {
  account: 'security',
  money: 'member',
  reward: 'rewards',
  agent: 'agentHome',
  service: 'service',
};

/** The screen for each subject of a message, by its menu row id, and its path there. */
const SUBJECTS: Record<Subject, { screen: string; path: (reference: string) => string }> = {
  deposit: { screen: 'deposit', path: (reference) => depositPath(reference) },
  withdrawal: { screen: 'withdraw', path: withdrawalPath },
  contract: { screen: 'contracts', path: contractPath },
};

/** The link of a message. */
export interface MessageTarget {
  to: string;
  /** The subject shown there; undefined for a whole screen. */
  about: Subject | undefined;
  /** The name of the screen. */
  label: SiteEntry['label'];
}

/**
 * The link of a message: to its subject, or to the screen of its kind, if this player can open that screen. A message never brings a URL of
 * its own.
 */
export function messageLink(
  { groups }: Pick<SiteMenu, 'groups'>,
  { kind, about }: Pick<InboxMessage, 'kind' | 'about'>,
): MessageTarget | undefined {
  const subject = about && SUBJECTS[about.kind];
  const entry = groups
    .flatMap(({ rows }) => rows)
    .find(({ id }) => id === (subject?.screen ?? SCREENS[kind]));
  if (!entry) return undefined;
  const to = subject ? subject.path(about.reference) : entry.route;
  return { to, about: about?.kind, label: entry.label };
}
