import { Hono } from 'hono';
import { etag } from 'hono/etag';
import { trimTrailingSlash } from 'hono/trailing-slash';
import type { Environment } from '#sandbox/kernel/http/environment.ts';
import { DOCS_FILES } from './files.ts';
import { DOCS_POLICY, docsPage } from './page.ts';

/** The contract to read at `/docs`, and as a file beside it. Nothing is read before somebody asks. */
export function docsRoutes(): Hono<Environment> {
  const routes = new Hono<Environment>();
  routes.use('*', trimTrailingSlash(), etag());
  routes.use('*', async (context, next) => {
    await next();
    context.header('Content-Security-Policy', DOCS_POLICY);
    context.header('Cache-Control', 'no-cache');
    context.header('X-Content-Type-Options', 'nosniff');
  });
  routes.get('/', (context) => context.html(docsPage()));
  for (const [name, { type, read }] of Object.entries(DOCS_FILES)) {
    routes.get(`/${name}`, async (context) =>
      context.body(await read(), 200, { 'Content-Type': type }),
    );
  }
  return routes;
}
