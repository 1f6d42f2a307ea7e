import { createServer } from 'node:http';
import { serveSite } from '#sandbox/site/serveSite.ts';
import { journeySandbox } from './journeySandbox.ts';
import { READY_PORT, SITES } from './sites.ts';

// Serves every site, each on its own origin, with one sandbox behind them.
const { app } = await journeySandbox(SITES.map(({ brand }) => brand));
await Promise.all(
  SITES.map(({ dir, brand, port }) =>
    serveSite(app, { siteDir: dir, merchantCode: brand.merchantCode, port }),
  ),
);
createServer((_request, response) => response.end('ready')).listen(READY_PORT, 'localhost');
