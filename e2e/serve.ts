import { createServer } from 'node:http';
import { createSandbox } from '#sandbox/createSandbox.ts';
import { serveSite } from '#sandbox/http/serveSite.ts';
import { READY_PORT, SITES, type Site, TROUBLED_SITES } from './sites.ts';

/** Serves sites, each on its own origin, with one sandbox behind them. */
async function serve(sites: readonly Site[]): Promise<void> {
  const { app } = await createSandbox({
    merchants: sites.map(({ brand }) => ({ merchantCode: brand.merchantCode, brand })),
  });
  await Promise.all(
    sites.map(({ dir, brand, port }) =>
      serveSite(app, { siteDir: dir, merchantCode: brand.merchantCode, port }),
    ),
  );
}

await serve(SITES);
await serve(TROUBLED_SITES);
createServer((_request, response) => response.end('ready')).listen(READY_PORT, 'localhost');
