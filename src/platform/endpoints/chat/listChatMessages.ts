import { infiniteQueryOptions } from '@tanstack/react-query';
import type { PlatformClient } from '#src/platform/client.ts';
import type { ChatMessage, ChatMessages } from '#src/platform/contract.generated.ts';

export type { ChatMessage };

/** Before no message: the newest page. */
const NEWEST = '';

/** `GET /wps/chat/rooms/{room}/messages`: what was written in a room, from the newest page back (S2.15). */
export const chatMessagesQuery = (platform: PlatformClient, room: string) =>
  infiniteQueryOptions({
    queryKey: ['own', 'chatMessages', room],
    queryFn: ({ pageParam, signal }) =>
      platform.get<ChatMessages>(`/wps/chat/rooms/${encodeURIComponent(room)}/messages`, {
        query: pageParam === NEWEST ? {} : { before: pageParam },
        signal,
      }),
    initialPageParam: NEWEST,
    getNextPageParam: ({ list, more }) => (more ? list[0]?.id : undefined),
    // What was told over the WebSocket while nobody looked is not in the answer that was kept.
    staleTime: 0,
  });
