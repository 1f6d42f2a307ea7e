import { logOnce } from '#src/platform/logOnce.ts';
import { MESSAGE_SHAPES, TOPIC_SHAPES } from '#src/platform/realtime/shapes.generated.ts';
import type { ServerMessage } from '#src/platform/realtime.generated.ts';
import { faultOf, type Shape } from '#src/platform/shape.ts';

/** The shape of a name; undefined for one that a later contract may know. */
const shapeIn = (shapes: Readonly<Record<string, Shape>>, name: unknown): Shape =>
  typeof name === 'string' && Object.hasOwn(shapes, name) ? shapes[name] : undefined;

/** Where a message first differs from its shape, or an event's data from its topic's; undefined if neither does. */
function faultIn({ type, topic, data, ...rest }: Record<string, unknown>, shape: Shape) {
  const fault = faultOf({ type, topic, data, ...rest }, shape, String(type));
  if (fault !== undefined || type !== 'event') return fault;
  const told = shapeIn(TOPIC_SHAPES, topic);
  return told && faultOf(data, told, `${type}.${topic}.data`);
}

/**
 * Parses a WebSocket text as a platform message: undefined if its type is unknown, or if its shape is not the contract's for its type or
 * topic. A wrong shape is logged once, by its field and without its content.
 */
export function readServerMessage(text: unknown): ServerMessage | undefined {
  if (typeof text !== 'string') return undefined;
  try {
    const message: unknown = JSON.parse(text);
    const shape = shapeIn(MESSAGE_SHAPES, Object(message).type);
    if (shape === undefined) return undefined;
    const fault = faultIn(Object(message), shape);
    if (fault === undefined) return message as ServerMessage;
    logOnce(`The WebSocket sends a wrong ${fault}`);
    return undefined;
  } catch {
    return undefined;
  }
}
