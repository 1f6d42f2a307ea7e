import { Hono } from 'hono';
import { supportRoutes } from '#sandbox/domains/chat/supportPage/routes.ts';
import { checkoutRoutes } from '#sandbox/domains/wallet/checkout/routes.ts';
import { answerValue } from '#sandbox/kernel/http/answers.ts';
import type { Environment } from '#sandbox/kernel/http/environment.ts';
import { readJson } from '#sandbox/kernel/http/readJson.ts';
import { testersOnly } from '#sandbox/kernel/http/testersOnly.ts';
import { readOutbox } from '#sandbox/kernel/outbox/readOutbox.ts';
import { listingsAndActions } from '#sandbox/tools/console/listingsAndActions.ts';
import { consolePages } from '#sandbox/tools/console/pages/routes.ts';
import type { Registry } from '#sandbox/tools/console/registry.ts';
import { applyChange, readChange } from '#sandbox/tools/control/change.ts';
import type { ControlParts } from '#sandbox/tools/control/parts.ts';
import { controlState } from '#sandbox/tools/control/state.ts';
import { identityRoutes } from '#sandbox/tools/identity/routes.ts';

/** The testers' control: pages at `/sandbox`, and the same as JSON below `/sandbox/control`. */
export function controlRoutes(parts: ControlParts, registry: Registry): Hono<Environment> {
  const routes = new Hono<Environment>();
  routes.use('*', testersOnly(parts.controlSecret));
  routes.route('/pay', checkoutRoutes(parts));
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
