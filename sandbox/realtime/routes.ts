import { upgradeWebSocket } from '@hono/node-server';
import { Hono } from 'hono';
import { WebSocket } from 'ws';
import type { Environment } from '#sandbox/http/environment.ts';
import type { Merchants } from '#sandbox/merchants.ts';
import { isKnownOrigin } from './origin.ts';
import type { Realtime } from './realtime.ts';

/** The address of the WebSocket. Pages of foreign origins are refused, and calls that are no upgrade. */
export function realtimeRoutes(merchants: Merchants, realtime: Realtime): Hono<Environment> {
  const routes = new Hono<Environment>();
  routes.use('/', async (context, next) => {
    if (isKnownOrigin(context, merchants)) return next();
    return context.text('This origin may not connect.', 403);
  });
  routes.get(
    '/',
    upgradeWebSocket((context) => {
      const merchantCode = context.req.header('merchant-code');
      return {
        onOpen(_, { raw }) {
          if (raw instanceof WebSocket) realtime.accept(raw, merchantCode);
        },
      };
    }),
    (context) => context.text('Connect by WebSocket.', 426, { Upgrade: 'websocket' }),
  );
  return routes;
}
