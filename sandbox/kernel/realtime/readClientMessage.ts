import { Ajv2020 } from 'ajv/dist/2020.js';
import schema from '#schemas/realtime.schema.json' with { type: 'json' };
import type { ClientMessage } from '#src/platform/realtime.generated.ts';

const ajv = new Ajv2020({ discriminator: true, formats: { 'date-time': true } });
const isClientMessage = ajv
  .addSchema(schema)
  .compile<ClientMessage>({ $ref: `${schema.$id}#/$defs/ClientMessage` });

/** Parses a text as a page's message; undefined if it is invalid. */
export function readClientMessage(text: string): ClientMessage | undefined {
  try {
    const message: unknown = JSON.parse(text);
    return isClientMessage(message) ? message : undefined;
  } catch {
    return undefined;
  }
}
