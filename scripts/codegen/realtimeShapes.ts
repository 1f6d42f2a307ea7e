import { isObject } from '#scripts/pipeline/jsonFile.ts';
import { resolveRef } from './contract/resolveRef.ts';
import { shapeOf } from './contract/shape.ts';

const fieldsOf = ({ properties }: Record<string, unknown>): [string, unknown][] =>
  Object.entries(isObject(properties) ? properties : {});

/** The shapes of several schemas, as the text of one JavaScript object. */
const table = (schemas: readonly [string, unknown][], document: object): string =>
  `{\n${schemas.map(([name, schema]) => `  ${name}: ${shapeOf(schema, document)},\n`).join('')}}`;

/** TypeScript for the shapes of WebSocket input: the platform's messages by type, and the data of events by topic. */
export function realtimeShapes(schema: Record<string, unknown>): string {
  const { ServerMessage, Topics } = Object(schema.$defs);
  const messages = ServerMessage.oneOf.map((part: unknown): [string, unknown] => {
    const { type } = Object.fromEntries(fieldsOf(resolveRef(part, schema)));
    return [Object(type).const, part];
  });
  return [
    '/** Generated from schemas/realtime.schema.json by `npm run codegen`. Do not edit. */',
    "import type { Topic } from '#src/platform/realtime/topics.ts';",
    "import type { ServerMessage } from '#src/platform/realtime.generated.ts';",
    "import type { Shape } from '#src/platform/shape.ts';",
    '',
    '/** The shape of each message of the platform, by its type. */',
    `export const MESSAGE_SHAPES: Record<ServerMessage['type'], Shape> = ${table(messages, schema)};`,
    '',
    '/** The shape of what an event tells, by its topic. */',
    `export const TOPIC_SHAPES: Record<Topic, Shape> = ${table(fieldsOf(Topics), schema)};`,
    '',
  ].join('\n');
}
