import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type ChatMessage, chatMessagesQuery } from '#src/platform/endpoints/chat/chatRoom.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { useTopic } from '#src/platform/realtime/RealtimeProvider.tsx';
import { mergeMessages } from './mergeMessages.ts';

/** The messages since the chat was opened, by room. */
type ArrivedMessages = Readonly<Record<string, readonly ChatMessage[]>>;

/** The messages of a room: fetched, received over the WebSocket, and sent by the player. */
export function useRoomMessages(room: string) {
  const query = useInfiniteQuery(chatMessagesQuery(usePlatform(), room));
  const [told, setReported] = useState<ArrivedMessages>({});
  const add = (where: string, message: ChatMessage) =>
    setReported((before) => ({ ...before, [where]: [...(before[where] ?? []), message] }));
  useTopic('chat', ({ room: where, id, author, text }, at) =>
    add(where, { id, author, text, at, own: false }),
  );
  const fetched = query.data?.pages.flatMap(({ list }) => list);
  return {
    query,
    /** Undefined until the room has loaded. */
    messages: fetched && mergeMessages(fetched, told[room] ?? []),
    add,
  };
}
