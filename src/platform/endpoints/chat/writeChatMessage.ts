import type { PlatformClient } from '#src/platform/client.ts';
import type { ChatMessage } from '#src/platform/contract.generated.ts';

/** The most characters that a message of the chat has (S9.6). */
export const CHAT_LENGTH = 140;

/** `POST /wps/chat/rooms/{room}/messages`. The platform takes five messages in ten seconds. */
export const writeChatMessage = (
  platform: PlatformClient,
  room: string,
  text: string,
): Promise<ChatMessage> =>
  platform.send('POST', `/wps/chat/rooms/${encodeURIComponent(room)}/messages`, { body: { text } });
