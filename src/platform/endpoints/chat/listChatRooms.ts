import { queryOptions } from '@tanstack/react-query';
import type { PlatformClient } from '#src/platform/client.ts';
import type { ChatRoom } from '#src/platform/contract.generated.ts';
import { contentLanguage } from '#src/platform/endpoints/contentLanguage.ts';

export type { ChatRoom };

/** `GET /wps/chat/rooms`: the rooms of the chat in their order (S2.15). */
export const chatRoomsQuery = (platform: PlatformClient, language: string) =>
  queryOptions({
    queryKey: ['own', 'chatRooms', language],
    queryFn: ({ signal }) =>
      platform.get<ChatRoom[]>('/wps/chat/rooms', {
        query: { language: contentLanguage(language) },
        signal,
      }),
  });
