import { once } from 'node:events';
import type { Server } from 'node:http';
import { serve } from '@hono/node-server';
import type { Hono } from 'hono';
import type { Environment } from '#sandbox/kernel/http/environment.ts';
import { createSocketServer } from '#sandbox/kernel/realtime/socketServer.ts';
import {
  CONNECTIONS,
  type ConnectionLimits,
  limitConnections,
  serverOptions,
} from './connections.ts';

/** A server that is up. */
export interface Listening {
  /** The address to open: `http://localhost:4173`. */
  url: string;
  port: number;
  /** Ends all connections and frees the port. */
  close(): Promise<void>;
}

/** Longer than a client keeps a connection that is at rest: none is closed just as a call sets out on it, ms. */
const KEPT_OPEN = 75_000;

/** Only this machine may connect, where nothing else is said. */
const HOST = '127.0.0.1';

/** Serves an app on a port of this machine, 0 for a free one. Rejects when the port is taken. */
export async function listen(
  app: Hono<Environment>,
  port: number,
  hostname = HOST,
  limits: ConnectionLimits = CONNECTIONS,
): Promise<Listening> {
  const sockets = createSocketServer();
  const server = serve({
    ...{ fetch: app.fetch, websocket: sockets, port, hostname },
    serverOptions: serverOptions(limits),
  }) as Server;
  server.keepAliveTimeout = KEPT_OPEN;
  limitConnections(server, limits);
  await once(server, 'listening');
  const address = server.address();
  const taken = typeof address === 'object' && address ? address.port : port;
  return {
    url: `http://localhost:${taken}`,
    port: taken,
    async close() {
      const closed = once(server, 'close');
      server.close();
      sockets.endAll();
      server.closeAllConnections();
      await closed;
    },
  };
}
