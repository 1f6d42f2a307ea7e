import type { ServerMessage } from '#src/platform/realtime.generated.ts';

const TYPES: readonly unknown[] = [
  'ready',
  'event',
  'resync',
  'pong',
] satisfies ServerMessage['type'][];

/**
 * A text of the WebSocket as a message of the platform; none where it is of no known type. As with calls, what a message
 * of its type holds is what the contract promises.
 */
export function readServerMessage(text: unknown): ServerMessage | undefined {
  if (typeof text !== 'string') return undefined;
  try {
    const message: unknown = JSON.parse(text);
    const known = TYPES.includes(Object(message).type);
    return known ? (message as ServerMessage) : undefined;
  } catch {
    return undefined;
  }
}
