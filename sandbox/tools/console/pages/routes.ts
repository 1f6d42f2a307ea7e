import { Hono } from 'hono';
import { html } from 'hono/html';
import { Refusal } from '#sandbox/kernel/failures/failure.ts';
import type { Environment, PlatformContext } from '#sandbox/kernel/http/environment.ts';
import { readOutbox } from '#sandbox/kernel/outbox/readOutbox.ts';
import { verifyBooks } from '#sandbox/ledger/verifyBooks.ts';
import { applyChange, readChange } from '#sandbox/tools/control/change.ts';
import { changeOfForm, type Fields } from '#sandbox/tools/control/form.ts';
import type { ControlParts } from '#sandbox/tools/control/parts.ts';
import { controlState } from '#sandbox/tools/control/state.ts';
import type { Registry } from '../registry.ts';
import { areaRoutes } from './areaRoutes.ts';
import { books } from './books.ts';
import { calls } from './calls.ts';
import { doneOf, doneText } from './done.ts';
import { type Html, layout, PAGE_POLICY, type Place } from './layout.ts';
import { messages } from './messages.ts';
import { doneNotice, failedNotice } from './notice.ts';
import { overview } from './overview.ts';
import { players } from './players.ts';
import { readFields } from './readFields.ts';
import { refusalText } from './refusalText.ts';

const HEADERS = { 'Cache-Control': 'no-store', 'Content-Security-Policy': PAGE_POLICY };

/** A page that the control's forms belong to; it is given what was typed and refused. */
interface ControlPage extends Place {
  content(typed: Fields, context: PlatformContext): Promise<Html>;
}

/** The pages of the console, each with the navigation to all. */
export function consolePages(parts: ControlParts, registry: Registry): Hono<Environment> {
  const routes = new Hono<Environment>();
  const front: ControlPage = {
    ...{ path: '/sandbox', title: 'Overview' },
    content: async (typed) => overview(await controlState(parts), typed),
  };
  const troubles: ControlPage = {
    ...{ path: '/sandbox/calls', title: 'Calls' },
    content: async (typed) => calls(await controlState(parts), typed),
  };
  const pages: readonly ControlPage[] = [
    front,
    {
      ...{ path: '/sandbox/players', title: 'Players' },
      content: async () => players(parts.merchants.all),
    },
    {
      ...{ path: '/sandbox/messages', title: 'Messages' },
      async content(_, context) {
        const to = context.req.query('to')?.trim() ?? '';
        return messages(await readOutbox(parts.db, to === '' ? undefined : to), to);
      },
    },
    troubles,
    {
      ...{ path: '/sandbox/books', title: 'Books' },
      content: async () => books(await verifyBooks(parts.db)),
    },
  ];
  const areas = registry.areas.map(({ name, title }) => ({
    ...{ path: `/sandbox/areas/${name}`, title },
  }));
  const groups = [
    { title: 'Platform', places: [...pages, { path: '/docs', title: 'Contract' }] },
    { title: 'Staff', places: areas },
  ];
  const show = (context: PlatformContext, place: Place, content: Html, status: 200 | 422 = 200) =>
    context.html(layout(place, groups, content), status, HEADERS);

  for (const page of pages) {
    routes.get(page.path.replace('/sandbox', '') || '/', async (context) => {
      const done = doneText(context.req.query('done'));
      const content = await page.content({}, context);
      return show(context, page, html`${done ? doneNotice(done) : ''}${content}`);
    });
  }
  routes.post('/', async (context) => {
    const fields = await readFields(context);
    const page = fields.operation === undefined ? front : troubles;
    try {
      await applyChange(readChange(changeOfForm(fields)), parts);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const content = await page.content(fields, context);
      return show(context, page, html`${failedNotice(refusalText(error))}${content}`, 422);
    }
    return context.redirect(`${page.path}?done=${doneOf(fields)}`, 303);
  });
  routes.route('/areas', areaRoutes(parts, registry, show));
  return routes;
}
