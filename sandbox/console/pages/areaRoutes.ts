import { Hono } from 'hono';
import { Refusal } from '#sandbox/contract/failure.ts';
import type { Platform } from '#sandbox/contract/platform.ts';
import type { Environment, PlatformContext } from '#sandbox/http/environment.ts';
import type { Row } from '#sandbox/interfaces/listing.ts';
import { inputOfForm } from '../inputOfForm.ts';
import type { Registry } from '../registry.ts';
import { runAction } from '../runAction.ts';
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

/** A page for every area: its listings, and forms for its actions. */
export function areaRoutes(platform: Platform, registry: Registry, show: Show): Hono<Environment> {
  const { db, clock, merchants } = platform;
  const routes = new Hono<Environment>();

  async function showArea(context: PlatformContext, outcome?: Outcome): Promise<Response> {
    const area = registry.area(context.req.param('area') ?? '');
    const merchant = merchants.find(context.req.query('merchant'));
    const rows = new Map<string, readonly Row[]>();
    for (const { name, read } of area.listings) {
      rows.set(name, await read({ db, merchant, now: clock.now() }));
    }
    const view = { area, merchant, merchants: merchants.all, rows, ...(outcome && { outcome }) };
    const place = { path: `/sandbox/areas/${area.name}`, title: area.title };
    return show(context, place, areaPage(view), outcome && 'refused' in outcome ? 422 : 200);
  }
  routes.get('/:area', (context) => showArea(context));
  routes.post('/:area', async (context) => {
    const { action: name = '', ...fields } = await readFields(context);
    const checked = registry.action(name);
    const merchant = merchants.find(context.req.query('merchant'));
    const input = inputOfForm(checked.action.schema, fields);
    try {
      const result = await runAction(platform, merchant, checked, input);
      return showArea(context, { done: name, result });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return showArea(context, { refused: name, why: refusalText(error), typed: fields });
    }
  });
  return routes;
}
