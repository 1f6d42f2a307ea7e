import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { createAdaptorServer } from '@hono/node-server';
import type { Sandbox } from '#sandbox/createSandbox.ts';
import { createSocketServer } from '#sandbox/kernel/realtime/socketServer.ts';

/** The platform behind another server, which owns the port and forwards the platform's calls. */
export interface PlatformServer {
  answer(request: IncomingMessage, response: ServerResponse): void;
  /** Upgrades a connection to a WebSocket (S6.6), or refuses it. */
  connect(request: IncomingMessage, socket: Duplex, head: Buffer): void;
}

/** Puts a platform behind another server. */
export function platformServer({ app }: Pick<Sandbox, 'app'>): PlatformServer {
  const server = createAdaptorServer({ fetch: app.fetch, websocket: createSocketServer() });
  const http = server as Server;
  return {
    answer: (request, response) => void http.emit('request', request, response),
    connect: (request, socket, head) => void http.emit('upgrade', request, socket, head),
  };
}
