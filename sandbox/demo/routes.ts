import { readFile } from 'node:fs/promises';
import { Hono } from 'hono';
import type { Environment } from '#sandbox/http/environment.ts';
import type { Merchants } from '#sandbox/merchants.ts';
import { PLAY_KINDS } from '#sandbox/play/rules/outcome.ts';
import { demoPage, demoPolicy } from './page.ts';

const SCRIPTS = ['game.js', 'calls.js', 'digits.js', 'money.js', 'parent.js', 'stage.js'] as const;

/** The pages of the test games, and their scripts. Their calls are the contract's. */
export function demoRoutes(merchants: Merchants): Hono<Environment> {
  const routes = new Hono<Environment>();
  for (const kind of PLAY_KINDS) {
    routes.get(`/${kind}/`, (context) => {
      const merchant = merchants.find(context.req.query('merchant'));
      const language = context.req.query('language') === 'bn' ? 'bn' : 'en';
      return context.html(demoPage(kind, language, merchant), 200, {
        'Cache-Control': 'no-store',
        'Content-Security-Policy': demoPolicy(merchant),
        'X-Content-Type-Options': 'nosniff',
      });
    });
  }
  for (const name of SCRIPTS) {
    routes.get(`/scripts/${name}`, async (context) =>
      context.body(await readFile(new URL(`./page/${name}`, import.meta.url)), 200, {
        'Content-Type': 'text/javascript',
        'Cache-Control': 'no-cache',
        'X-Content-Type-Options': 'nosniff',
      }),
    );
  }
  return routes;
}
