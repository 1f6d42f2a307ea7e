import { Hono } from 'hono';
import { supportRoutes } from '#sandbox/chat/supportPage/routes.ts';
import { listingsAndActions } from '#sandbox/console/json.ts';
import { consolePages } from '#sandbox/console/pages/routes.ts';
import type { Registry } from '#sandbox/console/registry.ts';
import { answerValue } from '#sandbox/http/answers.ts';
import type { Environment } from '#sandbox/http/environment.ts';
import { identityRoutes } from '#sandbox/identity/routes.ts';
import { readOutbox } from '#sandbox/outbox/readOutbox.ts';
import { payRoutes } from '#sandbox/wallet/payPage/routes.ts';
import { applyChange, readChange } from './change.ts';
import { testersOnly } from './guard.ts';
import type { ControlParts } from './parts.ts';
import { readJson } from './readJson.ts';
import { controlState } from './state.ts';

/** The testers' control: pages at `/sandbox`, and the same as JSON below `/sandbox/control`. */
export function controlRoutes(parts: ControlParts, registry: Registry): Hono<Environment> {
  const routes = new Hono<Environment>();
  routes.use('*', testersOnly(parts.controlSecret));
  routes.route('/pay', payRoutes(parts));
  routes.route('/chat', supportRoutes(parts));
  routes.route('/identity', identityRoutes(parts));
  routes.get('/control', async (context) => answerValue(context, await controlState(parts)));
  routes.post('/control', async (context) => {
    await applyChange(readChange(await readJson(context)), parts);
    return answerValue(context, await controlState(parts));
  });
  routes.get('/outbox', async (context) =>
    answerValue(context, await readOutbox(parts.db, context.req.query('to'))),
  );
  routes.route('/control', listingsAndActions(parts, registry));
  routes.route('/', consolePages(parts, registry));
  return routes;
}
