import type { MessageState } from '#src/platform/endpoints/messages/inbox.ts';

/** The address of a list of the inbox that is on show at a path: players have it at another than agents (S2.16, S2.17). */
export const inboxPath = (path: string, state: MessageState): string =>
  state === 'all' ? path : `${path}?show=${state}`;

/** The list that an address asks for; all messages if it asks for none that is known. */
export const stateOf = (query: URLSearchParams): MessageState =>
  query.get('show') === 'unread' ? 'unread' : 'all';
