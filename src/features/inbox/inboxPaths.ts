import type { MessageState } from '#src/platform/endpoints/messages/inbox.ts';

/** The URL of an inbox filter below the inbox's own path, which differs for players and agents (S2.16, S2.17). */
export const inboxPath = (path: string, state: MessageState): string =>
  state === 'all' ? path : `${path}?show=${state}`;

/** The filter that a URL asks for; all messages if it names no known one. */
export const stateOf = (query: URLSearchParams): MessageState =>
  query.get('show') === 'unread' ? 'unread' : 'all';
