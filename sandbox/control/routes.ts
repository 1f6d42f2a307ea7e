import { Hono } from 'hono';
import { refuseParameters } from '#sandbox/contract/invalidParameters.ts';
import { answerValue } from '#sandbox/http/answers.ts';
import type { Environment } from '#sandbox/http/environment.ts';
import { readOutbox } from '#sandbox/outbox/readOutbox.ts';
import { payRoutes } from '#sandbox/wallet/payPage/routes.ts';
import { applyChange, readChange } from './change.ts';
import { changeOfForm, type Fields } from './form.ts';
import { localOnly } from './guard.ts';
import { controlPage, PAGE_POLICY } from './page.ts';
import type { ControlParts } from './parts.ts';
import { controlState } from './state.ts';

/** The testers' control: a page at `/sandbox`, and the same as JSON at `/sandbox/control`. */
export function controlRoutes(parts: ControlParts): Hono<Environment> {
  const routes = new Hono<Environment>();
  routes.use('*', localOnly);
  routes.route('/pay', payRoutes(parts));
  routes.get('/', async (context) =>
    context.html(controlPage(await controlState(parts)), 200, {
      'Cache-Control': 'no-store',
      'Content-Security-Policy': PAGE_POLICY,
    }),
  );
  routes.post('/', async (context) => {
    const form = await context.req.parseBody();
    const fields: Fields = Object.fromEntries(
      Object.entries(form).flatMap(([name, value]) =>
        typeof value === 'string' ? [[name, value]] : [],
      ),
    );
    await applyChange(readChange(changeOfForm(fields)), parts);
    return context.redirect('/sandbox', 303);
  });
  routes.get('/control', async (context) => answerValue(context, await controlState(parts)));
  routes.post('/control', async (context) => {
    const body: unknown = await context.req.json().catch(() => {
      throw refuseParameters({ in: 'body', name: '', reason: 'must be JSON' });
    });
    await applyChange(readChange(body), parts);
    return answerValue(context, await controlState(parts));
  });
  routes.get('/outbox', async (context) =>
    answerValue(context, await readOutbox(parts.db, context.req.query('to'))),
  );
  return routes;
}
