import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import type { Platform } from '#sandbox/kernel/contract/platform.ts';
import { Refusal } from '#sandbox/kernel/failures/failure.ts';
import type { Environment, PlatformContext } from '#sandbox/kernel/http/environment.ts';
import type { Row } from '#sandbox/kernel/interfaces/listing.ts';
import { inputOfForm } from '../inputOfForm.ts';
import type { Registry } from '../registry.ts';
import { resultOf, runAction } from '../runAction.ts';
import { searchOf } from '../searchOf.ts';
import { FORM_KEY } from './actionForm.ts';
import { areaPage, type Outcome } from './areaPage.ts';
import type { Html, Place } from './layout.ts';
import { readFields } from './readFields.ts';
import { refusalText } from './refusalText.ts';

type Show = (
  context: PlatformContext,
  place: Place,
  content: Html,
  status?: 200 | 422,
) => Response | Promise<Response>;

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** A key of a form as it was rendered; a new one for a form that was sent without. */
const keyOf = (sent: string | undefined): string =>
  sent !== undefined && UUID.test(sent) ? sent : randomUUID();

/** A page for every area: its listings, and forms for its actions. */
export function areaRoutes(platform: Platform, registry: Registry, show: Show): Hono<Environment> {
  const { db, clock, merchants } = platform;
  const routes = new Hono<Environment>();

  async function showArea(context: PlatformContext, outcome?: Outcome): Promise<Response> {
    const area = registry.area(context.req.param('area') ?? '');
    const merchant = merchants.find(context.req.query('merchant'));
    const rows = new Map<string, readonly Row[]>();
    const searches = new Map<string, string>();
    for (const { name, read } of area.listings) {
      const search = searchOf(context.req.query(name));
      if (search) searches.set(name, search);
      rows.set(name, await read({ db, merchant, now: clock.now(), ...(search && { search }) }));
    }
    const view = {
      ...{ area, merchant, merchants: merchants.all, rows, searches },
      ...(outcome && { outcome }),
    };
    const place = { path: `/sandbox/areas/${area.name}`, title: area.title };
    return show(context, place, areaPage(view), outcome && 'refused' in outcome ? 422 : 200);
  }

  /** What came of the form that has led to a page. */
  async function readOutcome(context: PlatformContext): Promise<Outcome | undefined> {
    const { merchant: merchantCode, done, form } = context.req.query();
    const { actions } = registry.area(context.req.param('area') ?? '');
    const action = actions.find(({ name }) => name === done);
    if (action === undefined || form === undefined || !UUID.test(form)) return undefined;
    const stored = await resultOf(platform, merchants.find(merchantCode), action.name, form);
    return stored && { done: action.name, result: stored.value };
  }

  routes.get('/:area', async (context) => showArea(context, await readOutcome(context)));
  routes.post('/:area', async (context) => {
    const { action: name = '', [FORM_KEY]: sent, ...fields } = await readFields(context);
    const form = keyOf(sent);
    const checked = registry.action(name);
    const merchant = merchants.find(context.req.query('merchant'));
    const input = inputOfForm(checked.action.schema, fields);
    try {
      const result = await runAction(platform, merchant, checked, input, form);
      // What only reads keeps no result to show at another address; a reload reads again.
      if (checked.action.readsOnly) return showArea(context, { done: name, result });
      const outcome = { merchant: merchant.merchantCode, done: name, form };
      // By another address, so that a reload shows the outcome and does nothing again.
      return context.redirect(`${context.req.path}?${new URLSearchParams(outcome)}`, 303);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return showArea(context, { refused: name, why: refusalText(error), typed: fields });
    }
  });
  return routes;
}
