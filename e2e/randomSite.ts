import { Hono } from 'hono';
import { proxy } from 'hono/proxy';
import type { Environment } from '#sandbox/kernel/http/environment.ts';
import { serveSite } from '#sandbox/site/serveSite.ts';
import type { Composition } from '#scripts/pipeline/randomCompositions.fixture.ts';
import { derivedSite } from './derivedSite.ts';
import type { Site } from './sites.ts';

/** The platform behind another site, which visitors leave as it is. */
const platformOf = ({ origin }: Site): Hono<Environment> =>
  new Hono<Environment>().all('*', ({ req }) => {
    const { pathname, search } = new URL(req.url);
    return proxy(origin + pathname + search, req);
  });

/** Builds and serves a brand's site in another composition, with the platform of the brand's own site. */
export async function openRandomSite(
  site: Site,
  name: string,
  { manifest, ...beside }: Composition,
): Promise<{ origin: string; close: () => Promise<void> }> {
  const { brand, dir } = await derivedSite(site, name, manifest, beside);
  const { merchantCode } = brand;
  const server = await serveSite(platformOf(site), { port: 0, siteDir: dir, merchantCode });
  return { origin: server.url, close: () => server.close() };
}
