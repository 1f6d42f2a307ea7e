import { upgradeWebSocket } from '@hono/node-server';
import { Hono } from 'hono';
import { WebSocket } from 'ws';
import { clientIp, type Environment } from '#sandbox/kernel/http/environment.ts';
import type { Merchants } from '#sandbox/kernel/merchants.ts';
import { isKnownOrigin } from './origin.ts';
import type { Realtime } from './realtime.ts';

/** How long a page waits before it reconnects if there was no room, in seconds. */
const RETRY_SECONDS = '10';

/**
 * The address of the WebSocket. Refuses pages of foreign origins, connections beyond the limits of their address or of all, and calls that
 * are not upgrades.
 */
export function realtimeRoutes(merchants: Merchants, realtime: Realtime): Hono<Environment> {
  const routes = new Hono<Environment>();
  routes.use('/', async (context, next) => {
    if (!isKnownOrigin(context, merchants)) {
      return context.text('This origin may not connect.', 403);
    }
    if (realtime.hasRoom(clientIp(context))) return next();
    return context.text('There are too many connections.', 429, { 'Retry-After': RETRY_SECONDS });
  });
  routes.get(
    '/',
    upgradeWebSocket((context) => {
      const merchantCode = context.req.header('merchant-code');
      const address = clientIp(context);
      return {
        onOpen(_, { raw }) {
          if (raw instanceof WebSocket) realtime.accept(raw, address, merchantCode);
        },
      };
    }),
    (context) => context.text('Connect by WebSocket.', 426, { Upgrade: 'websocket' }),
  );
  return routes;
}
