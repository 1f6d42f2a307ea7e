import type { ChatMessage } from '#src/platform/endpoints/chat/chatRoom.ts';

/** Ids are counted numbers without leading zeros: later ones are longer, or greater as text. */
const inOrder = (one: ChatMessage, other: ChatMessage): number =>
  one.id.length - other.id.length || (one.id < other.id ? -1 : 1);

/**
 * Merges the fetched messages of a room with those that arrived since, each once and the newest last. A message that is known as
 * the player's own stays so: events on the WebSocket do not say who wrote them.
 */
export function mergeMessages(
  ...parts: readonly (readonly ChatMessage[])[]
): readonly ChatMessage[] {
  const known = new Map<string, ChatMessage>();
  for (const message of parts.flat()) {
    if (message.own || !known.has(message.id)) known.set(message.id, message);
  }
  return [...known.values()].sort(inOrder);
}
