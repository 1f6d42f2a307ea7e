import type { Hono } from 'hono';
import type { Environment } from '#sandbox/kernel/http/environment.ts';
import { type Listening, listen } from './listen.ts';
import { createSiteApp, type Site } from './siteApp.ts';

/**
 * Serves a built site and the platform on one origin of this machine: the site's files by its `_headers` and
 * `_redirects`, the platform's calls as those of the merchant. Port 0 takes a free one. Rejects when the folder
 * is not there or the port is taken.
 */
export async function serveSite(
  platform: Hono<Environment>,
  { port, ...site }: Site & { port: number },
): Promise<Listening> {
  return listen(await createSiteApp(platform, site), port);
}
