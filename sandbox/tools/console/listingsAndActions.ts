import { Hono } from 'hono';
import type { Platform } from '#sandbox/kernel/contract/platform.ts';
import { answerValue } from '#sandbox/kernel/http/answers.ts';
import type { Environment, PlatformContext } from '#sandbox/kernel/http/environment.ts';
import { readJson } from '#sandbox/kernel/http/readJson.ts';
import { verifyBooks } from '#sandbox/ledger/verifyBooks.ts';
import type { Registry } from './registry.ts';
import { runAction } from './runAction.ts';
import { searchOf } from './searchOf.ts';

/** The console for tests: what there is, rows of listings, actions by their names, and the books. */
export function listingsAndActions(platform: Platform, registry: Registry): Hono<Environment> {
  const { db, clock, merchants } = platform;
  const merchantOf = (context: PlatformContext) =>
    merchants.find(context.req.header('merchant-code'));
  const routes = new Hono<Environment>();
  routes.get('/areas', (context) =>
    answerValue(
      context,
      registry.areas.map(({ name, title, listings, actions }) => ({
        ...{ name, title, listings: listings.map((listing) => listing.name) },
        actions: actions.map((action) => ({
          ...{ name: action.name, description: action.description, schema: action.schema },
        })),
      })),
    ),
  );
  routes.get('/listings/:name', async (context) => {
    const listing = registry.listing(context.req.param('name'));
    const search = searchOf(context.req.query('search'));
    const turn = {
      ...{ db, merchant: merchantOf(context), now: clock.now() },
      ...(search && { search }),
    };
    return answerValue(context, { columns: listing.columns, rows: await listing.read(turn) });
  });
  routes.post('/actions/:name', async (context) => {
    const action = registry.action(context.req.param('name'));
    const input = await readJson(context);
    return answerValue(
      context,
      (await runAction(platform, merchantOf(context), action, input)) ?? null,
    );
  });
  routes.get('/books', async (context) => answerValue(context, await verifyBooks(db)));
  return routes;
}
