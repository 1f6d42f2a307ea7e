import type { MessageState } from '#src/platform/endpoints/messages/inbox.ts';

/** Where the inbox is (S2.16). */
const INBOX_PATH = '/messages';

/** The address of a list of the inbox. */
export const inboxPath = (state: MessageState): string =>
  state === 'all' ? INBOX_PATH : `${INBOX_PATH}?show=${state}`;

/** The list that an address asks for; all messages if it asks for none that is known. */
export const stateOf = (query: URLSearchParams): MessageState =>
  query.get('show') === 'unread' ? 'unread' : 'all';
