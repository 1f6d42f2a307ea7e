import { once } from 'node:events';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterEach, vi } from 'vitest';
import { WebSocket } from 'ws';
import { addFormats } from '#sandbox/kernel/contract/formats.ts';
import { PATIENT } from '#sandbox/testing/patient.fixture.ts';
import schema from '#schemas/realtime.schema.json' with { type: 'json' };
import type { EventMessage, ServerMessage } from '#src/platform/realtime.generated.ts';

const ajv = new Ajv2020({ discriminator: true });
addFormats(ajv).addSchema(schema);
const isServerMessage = ajv.compile<ServerMessage>({
  $ref: `${schema.$id}#/$defs/ServerMessage`,
});
const areTopics = ajv.compile({ $ref: `${schema.$id}#/$defs/Topics` });

/** Parses a message by the schema. Throws for one that it does not allow. */
function checked(text: string): ServerMessage {
  const message: unknown = JSON.parse(text);
  if (!isServerMessage(message)) throw new Error(`${text} is no message of the platform.`);
  if (message.type === 'event' && !areTopics({ [message.topic]: message.data })) {
    throw new Error(`${text} is of no topic.`);
  }
  return message;
}

/** A connected page, for tests. */
export interface Page {
  socket: WebSocket;
  received: ServerMessage[];
  events(): EventMessage[];
  say(message: unknown): void;
  /** Waits for a message of a type. */
  heard(type: ServerMessage['type']): Promise<void>;
  /** How it ended, once it has. */
  ended: Promise<{ code: number; reason: string }>;
}

/** Opens connections for a file's tests, and closes them after each test. */
export function testPages(): (url: string, headers?: Record<string, string>) => Promise<Page> {
  const open = new Set<WebSocket>();
  afterEach(() => {
    for (const socket of open) socket.terminate();
    open.clear();
  });
  return async (url, headers = {}) => {
    const socket = new WebSocket(url.replace(/^http/, 'ws'), { headers });
    open.add(socket);
    const received: ServerMessage[] = [];
    const ended = new Promise<{ code: number; reason: string }>((resolve) =>
      socket.once('close', (code, reason) => resolve({ code, reason: String(reason) })),
    );
    socket.on('message', (data) => received.push(checked(String(data))));
    await once(socket, 'open');
    return {
      socket,
      received,
      ended,
      events: () => received.flatMap((one) => (one.type === 'event' ? [one] : [])),
      say: (message) =>
        socket.send(typeof message === 'string' ? message : JSON.stringify(message)),
      heard: (type) =>
        vi.waitUntil(() => received.some((one) => one.type === type), PATIENT).then(),
    };
  };
}
