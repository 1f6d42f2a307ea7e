import { logOnce } from '#src/platform/logOnce.ts';
import { MESSAGE_SHAPES, TOPIC_SHAPES } from '#src/platform/realtime/shapes.generated.ts';
import type { ServerMessage } from '#src/platform/realtime.generated.ts';
import { faultOf, type Shape } from '#src/platform/shape.ts';

/** The shape of a name; none of a name that a later contract may know. */
const shapeIn = (shapes: Readonly<Record<string, Shape>>, name: unknown): Shape =>
  typeof name === 'string' && Object.hasOwn(shapes, name) ? shapes[name] : undefined;

/** Where a message first differs from its shape, and the data of an event from that of its topic; undefined where neither does. */
function faultIn({ type, topic, data, ...rest }: Record<string, unknown>, shape: Shape) {
  const fault = faultOf({ type, topic, data, ...rest }, shape, String(type));
  if (fault !== undefined || type !== 'event') return fault;
  const told = shapeIn(TOPIC_SHAPES, topic);
  return told && faultOf(data, told, `${type}.${topic}.data`);
}

/**
 * Reads a text of the WebSocket as a message of the platform: undefined where it is of no known type, or of another shape than the
 * contract gives its type or topic. The console learns of a wrong shape once, by its field and without what it holds.
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
