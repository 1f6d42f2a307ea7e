import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { PlatformClient } from '#src/platform/client.ts';
import type { ChatMessage, ChatRoom } from '#src/platform/contract.generated.ts';

export type { ChatMessage, ChatRoom };

/** `GET /wps/chat/rooms`: the rooms of the chat in their order (S2.15). */
export const chatRoomsQuery = (platform: PlatformClient, language: string) =>
  queryOptions({
    queryKey: ['own', 'chatRooms', language],
    queryFn: ({ signal }) => platform.call('listChatRooms', { query: { language }, signal }),
  });

/** The cursor of the newest page. */
const NEWEST = '';

/** `GET /wps/chat/rooms/{room}/messages`: the messages of a room, from the newest page back (S2.15). */
export const chatMessagesQuery = (platform: PlatformClient, room: string) =>
  infiniteQueryOptions({
    queryKey: ['own', 'chatMessages', room],
    queryFn: ({ pageParam, signal }) =>
      platform.call('listChatMessages', {
        path: { room },
        query: pageParam === NEWEST ? {} : { before: pageParam },
        signal,
      }),
    initialPageParam: NEWEST,
    getNextPageParam: ({ list, more }) => (more ? list[0]?.id : undefined),
    // WebSocket messages missed while the chat was closed are not in the cached answer.
    staleTime: 0,
  });

/** The maximum length of a chat message (S9.6). */
export const CHAT_LENGTH = 140;

/** `POST /wps/chat/rooms/{room}/messages`. The platform takes five messages in ten seconds. */
export const writeChatMessage = (
  platform: PlatformClient,
  room: string,
  text: string,
): Promise<ChatMessage> => platform.call('writeChatMessage', { path: { room }, body: { text } });

/** `POST /wps/chat/messages/{id}/report`: reports a message to the staff. */
export const reportChatMessage = (platform: PlatformClient, id: string): Promise<null> =>
  platform.call('reportChatMessage', { path: { id } });
