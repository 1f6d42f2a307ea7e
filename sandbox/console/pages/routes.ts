import { Hono } from 'hono';
import { applyChange, readChange } from '#sandbox/control/change.ts';
import { changeOfForm } from '#sandbox/control/form.ts';
import type { ControlParts } from '#sandbox/control/parts.ts';
import { controlState } from '#sandbox/control/state.ts';
import type { Environment, PlatformContext } from '#sandbox/http/environment.ts';
import { verifyBooks } from '#sandbox/ledger/verifyBooks.ts';
import type { Registry } from '../registry.ts';
import { areaRoutes } from './areaRoutes.ts';
import { books } from './books.ts';
import { calls } from './calls.ts';
import { type Html, layout, PAGE_POLICY, type Place } from './layout.ts';
import { messages } from './messages.ts';
import { overview } from './overview.ts';
import { players } from './players.ts';
import { readFields } from './readFields.ts';

const HEADERS = { 'Cache-Control': 'no-store', 'Content-Security-Policy': PAGE_POLICY };

/** The pages of the console, each with the navigation to all. */
export function consolePages(parts: ControlParts, registry: Registry): Hono<Environment> {
  const routes = new Hono<Environment>();
  const contents: (Place & { content: () => Html | Promise<Html> })[] = [
    {
      ...{ path: '/sandbox', title: 'Overview' },
      content: async () => overview(await controlState(parts)),
    },
    {
      ...{ path: '/sandbox/players', title: 'Players' },
      content: async () => players(parts.merchants.all),
    },
    {
      ...{ path: '/sandbox/messages', title: 'Messages' },
      content: async () => messages(await controlState(parts)),
    },
    {
      ...{ path: '/sandbox/calls', title: 'Calls' },
      content: async () => calls(await controlState(parts)),
    },
    {
      ...{ path: '/sandbox/books', title: 'Books' },
      content: async () => books(await verifyBooks(parts.db)),
    },
  ];
  const areas = registry.areas.map(({ name, title }) => ({
    ...{ path: `/sandbox/areas/${name}`, title },
  }));
  const places: Place[] = [...contents, ...areas];
  const show = (context: PlatformContext, place: Place, content: Html, status: 200 | 422 = 200) =>
    context.html(layout(place, places, content), status, HEADERS);

  for (const { path, title, content } of contents) {
    routes.get(path.replace('/sandbox', '') || '/', async (context) =>
      show(context, { path, title }, await content()),
    );
  }
  routes.post('/', async (context) => {
    const fields = await readFields(context);
    await applyChange(readChange(changeOfForm(fields)), parts);
    return context.redirect(fields.operation === undefined ? '/sandbox' : '/sandbox/calls', 303);
  });
  routes.route('/areas', areaRoutes(parts, registry, show));
  return routes;
}
