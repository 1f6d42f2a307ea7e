import { once } from 'node:events';
import { createServer } from 'node:https';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import type { Environment } from '#sandbox/kernel/http/environment.ts';
import { createSiteApp, type Site } from '#sandbox/site/siteApp.ts';
import type { Certificate } from './certificate.ts';

/** A site served over HTTPS. */
export interface SecureSite {
  /** The host with its port: `localhost:40123`. */
  host: string;
  close(): void;
}

/** Serves a built site with its own headers over HTTPS on a free port of this machine, without a platform. */
export async function serveSecurely(site: Site, certificate: Certificate): Promise<SecureSite> {
  const app = await createSiteApp(new Hono<Environment>(), site);
  const server = createServer(certificate, getRequestListener(app.fetch));
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The server has no port.');
  return {
    host: `localhost:${address.port}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
