import { infiniteQueryOptions } from '@tanstack/react-query';
import type { PlatformClient } from '#src/platform/client.ts';
import type { InboxMessage, MessagePage, UnreadCount } from '#src/platform/contract.generated.ts';

export type { InboxMessage };

/** The messages that a list holds. */
export type MessageState = 'all' | 'unread';

/** The query key prefix of every inbox list. */
export const INBOX = ['own', 'inbox'] as const;

/** Messages a page. */
const PAGE_SIZE = 20;

/** The most messages that one call can name. */
const MOST_NAMED = 100;

/** The messages of pages, each once: one that arrives between two pages shifts the others. */
export const messagesOf = (pages: readonly MessagePage[]): InboxMessage[] => [
  ...new Map(pages.flatMap(({ list }) => list).map((message) => [message.id, message])).values(),
];

/**
 * The page with the first unread message not shown yet: the platform's list has lost those read since, so pages are counted by those still
 * unread.
 */
export function nextUnread(pages: readonly MessagePage[], unread: number): number | undefined {
  const messages = messagesOf(pages);
  // Unread messages that are not among them arrived since, at the top: the list has them when reopened.
  if (pages.length > 1 && messagesOf(pages.slice(0, -1)).length === messages.length)
    return undefined;
  const shown = messages.filter(({ read }) => !read).length;
  return unread > shown ? Math.floor(shown / PAGE_SIZE) + 1 : undefined;
}

/**
 * `GET /wps/message/list`: the inbox, the newest message first (S2.16). The list of all is refreshed by events; unread ones stay shown
 * while they are being read.
 */
export const inboxQuery = (platform: PlatformClient, language: string, state: MessageState) =>
  infiniteQueryOptions({
    queryKey: [...INBOX, state, language],
    queryFn: ({ pageParam, signal }) =>
      platform.call('listMessages', {
        query: {
          ...{ state, pageNo: pageParam, pageSize: PAGE_SIZE },
          language,
        },
        signal,
      }),
    initialPageParam: 1,
    getNextPageParam: ({ totalPages, unread }, pages, page) => {
      if (state === 'unread') return nextUnread(pages, unread);
      return page < totalPages ? page + 1 : undefined;
    },
    ...(state === 'all' && { meta: { topics: ['unreadCount'] } }),
  });

/** `PUT /wps/message/read`: marks these messages as read, or the whole inbox. */
export const readMessages = (
  platform: PlatformClient,
  which: string | 'all',
): Promise<UnreadCount> =>
  platform.call('readMessages', { body: which === 'all' ? { all: true } : { ids: [which] } });

/** `POST /wps/message/delete`, also while the page is being left: all parts of a long selection are sent before the first is answered. */
export async function deleteMessages(
  platform: PlatformClient,
  ids: readonly string[],
): Promise<void> {
  const parts = Array.from({ length: Math.ceil(ids.length / MOST_NAMED) }, (_, place) =>
    ids.slice(place * MOST_NAMED, (place + 1) * MOST_NAMED),
  );
  await Promise.all(
    parts.map((part) => platform.call('deleteMessages', { body: { ids: part }, keepalive: true })),
  );
}
