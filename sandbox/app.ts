import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { cors } from 'hono/cors';
import type { Dispatcher } from '#sandbox/kernel/contract/dispatcher.ts';
import { Refusal } from '#sandbox/kernel/failures/failure.ts';
import { answerFailure } from '#sandbox/kernel/http/answers.ts';
import type { Environment } from '#sandbox/kernel/http/environment.ts';
import type { Realtime } from '#sandbox/kernel/realtime/realtime.ts';
import { realtimeRoutes } from '#sandbox/kernel/realtime/routes.ts';
import { CONSOLE_AREAS } from '#sandbox/tools/console/areas.ts';
import { createRegistry } from '#sandbox/tools/console/registry.ts';
import type { ControlParts } from '#sandbox/tools/control/parts.ts';
import { demoRoutes } from '#sandbox/tools/demo/routes.ts';
import { docsRoutes } from '#sandbox/tools/docs/routes.ts';
import { controlRoutes } from './controlRoutes.ts';

/** The paths that belong to the platform when it shares an origin with a site. */
const PLATFORM_PATHS = /^\/(wps|lgw|lotto|art|demo|docs|ws|sandbox)(\/|$)/;

/** The headers that the contract knows. */
const ALLOWED_HEADERS = [
  'Authorization',
  'Client-Key',
  'Content-Type',
  'Idempotency-Key',
  'Merchant-Code',
  'Step-Up-Token',
];

/** What a failure tells beside its body: when to try again, and the reference of the call. */
const EXPOSED_HEADERS = ['Retry-After', 'X-Request-Id'];

/** Whether a path is the platform's rather than the site's. */
export const isPlatformPath = (path: string): boolean => PLATFORM_PATHS.test(path);

/** The platform as an app: the calls of the contract, the WebSocket, and the testers' control beside them. */
export function createApp(
  dispatch: Dispatcher,
  parts: ControlParts,
  realtime: Realtime,
): Hono<Environment> {
  const app = new Hono<Environment>();
  app.onError((error, context) => answerFailure(context, error));
  app.notFound((context) => answerFailure(context, new Refusal('not_found')));
  app.route('/sandbox', controlRoutes(parts, createRegistry(CONSOLE_AREAS)));
  app.route('/ws', realtimeRoutes(parts.merchants, realtime));
  app.get('/', (context) => context.redirect('/sandbox'));
  // Browsers ask for one by themselves; a site on the same origin answers with its own.
  app.get('/favicon.ico', (context) => context.body(null, 204));
  // A site may live on another origin than its platform; nothing here uses cookies.
  app.use(
    '*',
    cors({
      origin: '*',
      allowHeaders: ALLOWED_HEADERS,
      exposeHeaders: EXPOSED_HEADERS,
      maxAge: 600,
    }),
  );
  app.use('*', compress());
  app.route('/demo', demoRoutes(parts));
  app.route('/docs', docsRoutes());
  app.all('*', dispatch);
  return app;
}
