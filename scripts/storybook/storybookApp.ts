import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { getMimeType } from 'hono/utils/mime';
import { BRANDS_SCRIPT } from './brandFiles.ts';
import type { LiveBrandFiles } from './liveBrandFiles.ts';

/** Serves a Storybook that was compiled without brands, with the brands as their folders are when a page is opened. */
export function storybookApp(folder: string, { current, renew }: LiveBrandFiles): Hono {
  const app = new Hono();
  app.use(async (context, next) => {
    const path = context.req.path.slice(1);
    if (path === BRANDS_SCRIPT) await renew();
    const found = current().get(path);
    if (found === undefined) return next();
    const type = getMimeType(path) ?? 'application/octet-stream';
    return new Response(typeof found === 'string' ? found : new Uint8Array(found), {
      headers: { 'content-type': type, 'cache-control': 'no-cache' },
    });
  });
  app.use(serveStatic({ root: folder }));
  return app;
}
