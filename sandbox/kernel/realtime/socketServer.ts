import type { WebSocketServerLike } from '@hono/node-server';
import { WebSocketServer } from 'ws';
import { CLOSE_CODES } from './closing.ts';
import { MESSAGE_BYTES } from './limits.ts';

/** Makes WebSockets of an HTTP server's upgraded connections. */
export interface SocketServer {
  server: WebSocketServerLike;
  /** Tells all pages that the platform stops, and closes their connections. */
  endAll(): void;
}

/** Creates a WebSocket server without its own port. */
export function createSocketServer(): SocketServer {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MESSAGE_BYTES });
  return {
    // The object is the server that the type describes; the packages' types differ only in how exact their options are.
    server: sockets as unknown as WebSocketServerLike,
    endAll() {
      for (const socket of sockets.clients) {
        socket.close(CLOSE_CODES.platform_stopping, 'platform_stopping');
        socket.terminate();
      }
    },
  };
}
