import type { ChatMessage } from '#src/platform/endpoints/chat/chatRoom.ts';

/** Sorts by id: ids are integers without leading zeros, so later ones are longer, or greater as text. */
const inOrder = (one: ChatMessage, other: ChatMessage): number =>
  one.id.length - other.id.length || (one.id < other.id ? -1 : 1);

/**
 * Merges the fetched messages of a room with later arrivals, each once and the newest last. A message marked as the player's own stays so:
 * WebSocket events do not name the author.
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
