import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { Hono } from 'hono';
import type { Platform } from '#sandbox/contract/platform.ts';
import type { Environment } from '#sandbox/http/environment.ts';
import { PLAY_KINDS } from '#sandbox/play/rules/outcome.ts';
import { isSport } from '#sandbox/play/rules/sport.ts';
import { demoPage } from './page.ts';
import { demoPolicy } from './policy.ts';
import { themeCss, themeOf } from './theme.ts';

const FOLDER = new URL('./page/', import.meta.url);
const NOSNIFF = { 'X-Content-Type-Options': 'nosniff' };
const TYPES = { '.js': 'text/javascript', '.css': 'text/css' } as const;

/** The scripts and styles of the pages, each with its type. */
const FILES = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).flatMap((found) => {
  const name = found.replaceAll('\\', '/');
  const type = Object.entries(TYPES).find(([ending]) => name.endsWith(ending))?.[1];
  return type === undefined ? [] : [{ name, type }];
});

/** The pages of the test games, with their scripts and styles. Their calls are the contract's. */
export function demoRoutes({ merchants, clock }: Pick<Platform, 'merchants' | 'clock'>) {
  const routes = new Hono<Environment>();
  for (const kind of PLAY_KINDS) {
    routes.get(`/${kind}/`, (context) => {
      const merchant = merchants.find(context.req.query('merchant'));
      const language = context.req.query('language') === 'bn' ? 'bn' : 'en';
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
  }
  routes.get('/theme.css', async (context) => {
    const css = await themeCss(merchants.find(context.req.query('merchant')));
    const headers = { 'Content-Type': 'text/css', 'Cache-Control': 'no-cache', ...NOSNIFF };
    return context.body(css, 200, headers);
  });
  for (const { name, type } of FILES) {
    routes.get(`/scripts/${name}`, async (context) =>
      context.body(await readFile(new URL(name, FOLDER)), 200, {
        ...{ 'Content-Type': type, 'Cache-Control': 'no-cache' },
        ...NOSNIFF,
      }),
    );
  }
  return routes;
}
