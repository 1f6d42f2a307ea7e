import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { Hono } from 'hono';
import { PLAY_KINDS } from '#sandbox/domains/play/rules/outcome.ts';
import { isSport } from '#sandbox/domains/play/rules/sport.ts';
import type { Platform } from '#sandbox/kernel/contract/platform.ts';
import type { Environment } from '#sandbox/kernel/http/environment.ts';
import { spokenLanguage } from '#sandbox/kernel/text/language.ts';
import { demoPage } from './page.ts';
import { demoPolicy } from './policy.ts';
import { styleOf, themeOf } from './theme.ts';

const FOLDER = new URL('./page/', import.meta.url);
const NOSNIFF = { 'X-Content-Type-Options': 'nosniff' };

/** The scripts of the pages. */
const SCRIPTS = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => name.endsWith('.js'));

/** The pages of the test games, with their scripts and styles. Their calls are the contract's. */
export function demoRoutes({ merchants, clock }: Pick<Platform, 'merchants' | 'clock'>) {
  const routes = new Hono<Environment>();
  for (const kind of PLAY_KINDS) {
    routes.get(`/${kind}/`, (context) => {
      const merchant = merchants.find(context.req.query('merchant'));
      const language = spokenLanguage(merchant.brand, context.req.query('language'));
      const theme = themeOf(merchant, context.req.query('theme'));
      const asked = context.req.query('sport') ?? '';
      const sport = isSport(asked) ? asked : 'football';
      const page = demoPage({ kind, language, theme, sport, now: clock.now() }, merchant);
      return context.html(page, 200, {
        'Cache-Control': 'no-store',
        'Content-Security-Policy': demoPolicy(merchant),
        ...NOSNIFF,
      });
    });
    routes.get(`/${kind}/style.css`, async (context) => {
      const css = await styleOf(kind, merchants.find(context.req.query('merchant')));
      const headers = { 'Content-Type': 'text/css', 'Cache-Control': 'no-cache', ...NOSNIFF };
      return context.body(css, 200, headers);
    });
  }
  for (const name of SCRIPTS) {
    routes.get(`/scripts/${name}`, async (context) =>
      context.body(await readFile(new URL(name, FOLDER)), 200, {
        ...{ 'Content-Type': 'text/javascript', 'Cache-Control': 'no-cache' },
        ...NOSNIFF,
      }),
    );
  }
  return routes;
}
