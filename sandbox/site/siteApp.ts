import { Hono, type MiddlewareHandler } from 'hono';
import { isPlatformPath } from '#sandbox/app.ts';
import type { Environment } from '#sandbox/kernel/http/environment.ts';
import { answerFile } from './answerFile.ts';
import { answerMoved } from './answerMoved.ts';
import { openRuleFiles } from './ruleFiles.ts';
import { openSiteFiles, type SiteFiles } from './siteFiles.ts';
import { headersOf, redirectOf } from './siteRules.ts';

/** A built site and the merchant that it belongs to. */
export interface Site {
  /** The folder of the built site. */
  siteDir: string;
  merchantCode: string;
}

/** A document for a path: the file itself, or the index of the folder. */
const document = async (files: SiteFiles, path: string) =>
  (await files.find(path)) ?? (await files.find(`${path.replace(/\/$/, '')}/index.html`));

/** The platform sees calls of the site's own pages as those of its merchant. */
const ofMerchant =
  (platform: Hono<Environment>, merchantCode: string): MiddlewareHandler<Environment> =>
  async (context, next) => {
    if (!isPlatformPath(context.req.path)) return next();
    const { raw } = context.req;
    if (raw.headers.has('merchant-code')) return platform.fetch(raw, context.env);
    const headers = new Headers(raw.headers);
    headers.set('Merchant-Code', merchantCode);
    return platform.fetch(new Request(raw, { headers }), context.env);
  };

/** A site and its platform on one origin, by the rules that the site's own files state. */
export async function createSiteApp(
  platform: Hono<Environment>,
  { siteDir, merchantCode }: Site,
): Promise<Hono<Environment>> {
  const files = await openSiteFiles(siteDir);
  const rules = openRuleFiles(siteDir);
  const app = new Hono<Environment>();
  app.use('*', ofMerchant(platform, merchantCode));
  app.on(['GET', 'HEAD'], '*', async (context) => {
    const { path } = context.req;
    const headers = await rules.headers();
    const own = await document(files, path);
    if (own) return answerFile(context, own, 200, headersOf(headers, path));
    const rule = redirectOf(await rules.redirects(), path);
    if (rule && rule.status >= 300 && rule.status < 400) {
      // The path has only those escapes left that mean something else than the character itself.
      const to = encodeURI(rule.to).replaceAll('%25', '%');
      const location = to + new URL(context.req.url).search;
      return answerMoved(location, rule.status, headersOf(headers, path));
    }
    const file = await files.find(rule?.to ?? '/404.html');
    const status = rule?.status ?? 404;
    if (file) return answerFile(context, file, status, headersOf(headers, path, status));
    return context.text('Not found', 404);
  });
  app.all('*', (context) => context.text('Method not allowed', 405, { Allow: 'GET, HEAD' }));
  return app;
}
