import { compile, type JSONSchema } from 'json-schema-to-typescript';

/** TypeScript for the messages of the WebSocket and the topics of its events. */
export const realtimeTypes = (schema: JSONSchema): Promise<string> =>
  compile(schema, 'Realtime', {
    bannerComment:
      '/** Generated from schemas/realtime.schema.json by `npm run codegen`. Do not edit. */',
    additionalProperties: false,
  });
