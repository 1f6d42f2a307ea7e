import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { hasServers } from '#scripts/setup/servers.mjs';
import { usedBucket } from '#scripts/store/usedBucket.fixture.ts';
import { ask } from '../health/ask.ts';
import { releases, siteFiles } from '../releases.fixture.ts';
import { startCaddy } from './caddy.fixture.ts';
import { startEdge } from './edge.fixture.ts';
import { startNginx } from './nginx.fixture.ts';
import type { WebServer } from './webServer.fixture.ts';

const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

/** How a server is started, and the store it serves if that is no folder. */
interface Server {
  start: (store: string) => Promise<WebServer>;
  store?: () => string;
}

const { bucket, emptyPrefix } = usedBucket();

const NGINX: Server = { start: startNginx };
const CADDY: Server = { start: startCaddy };
const EDGE: Server = { start: startEdge, store: () => `s3://${bucket().name}/${emptyPrefix()}` };

/** Two brands that are live, on a server. */
async function served(server: Server) {
  const made = releases();
  const store = server.store?.() ?? made.storeDir;
  const release = (...command: [string, ...string[]]) => made.release(...command, '--store', store);
  for (const brand of ['zephyr', 'bora']) made.build(brand, 'one');
  await release('publish', '--all');
  await release('promote', '--all');
  const { origin, reload } = await server.start(store);
  const args = reload === undefined ? [] : ['--reload', reload];
  return {
    ...made,
    release,
    origin,
    /** Changes what is live, as the server needs it. */
    change: (...command: [string, ...string[]]) => release(...command, ...args),
    get: (path: string, host = 'zephyr.example', encoding?: string) =>
      ask(origin, host, path, encoding === undefined ? {} : { encoding }),
  };
}

// Without these servers nothing is proven; the set-up of the tests installs them on Debian, and says so where it cannot.
const SERVERS: [name: string, server: Server][] = hasServers()
  ? [
      ['nginx', NGINX],
      ['Caddy', CADDY],
    ]
  : [];

describe.each([...SERVERS, ['the function at the edge', EDGE]] satisfies [string, Server][])(
  '%s on a store',
  (_, server) => {
    it('serves each host its own site, with its headers', async () => {
      const { get } = await served(server);
      for (const brand of ['zephyr', 'bora']) {
        const { status, headers, body } = await get('/', `${brand}.example`);
        expect(status).toBe(200);
        expect(text(body)).toBe(siteFiles(brand, 'one')['index.html']);
        expect(headers).toMatchObject({
          'content-type': 'text/html; charset=utf-8',
          'content-security-policy': "default-src 'none'",
          'strict-transport-security': 'max-age=63072000',
          'cache-control': 'no-cache',
        });
      }
      expect((await get('/', 'unknown.example')).status).toBe(404);
    });

    it('follows the rules of the site for addresses that are no files', async () => {
      const { get } = await served(server);
      const files = siteFiles('zephyr', 'one');
      for (const path of ['/home', '/home/']) {
        expect(text((await get(path)).body)).toBe(files['index.html']);
      }
      expect(text((await get('/search')).body)).toBe(files['200.html']);
      expect(await get('/en/search?q=1')).toMatchObject({
        status: 301,
        headers: {
          location: expect.stringMatching(/\/search\?q=1$/),
          'cache-control': 'no-cache',
        },
      });
      const missing = await get('/nowhere');
      expect(missing.status).toBe(404);
      expect(text(missing.body)).toBe(files['404.html']);
      expect(missing.headers['content-security-policy']).toBe("default-src 'none'");
    });

    it('lets nobody remember that a file is missing, since a rollback may bring it back', async () => {
      const { get } = await served(server);
      const { status, headers } = await get('/assets/gone.js');
      expect(status).toBe(404);
      expect(headers['cache-control']).toBe('no-cache');
    });

    it('never leads to another host', async () => {
      const { get } = await served(server);
      for (const start of ['/', '%2F', '%5C', '%09/', '%09%5C', '%0A/', '%0D/']) {
        const { headers } = await get(`/en/${start}evil.example`);
        // Browsers leave out tabs and ends of lines.
        const location = String(headers.location ?? '').replace(/[\t\n\r]/g, '');
        expect(location).not.toMatch(/^(https?:)?[/\\]{2}evil/);
      }
    });

    it('sends files in the compressed forms that were stored', async () => {
      const { get } = await served(server);
      const files = siteFiles('zephyr', 'one');
      const script = await get('/assets/app.js', 'zephyr.example', 'gzip, br');
      expect(script.headers).toMatchObject({
        'content-encoding': 'br',
        vary: 'Accept-Encoding',
        'cache-control': 'public, max-age=31536000, immutable',
      });
      expect(brotliDecompressSync(script.body).toString()).toBe(files['assets/app.js']);
      const page = await get('/home', 'zephyr.example', 'gzip');
      expect(gunzipSync(page.body).toString()).toBe(files['index.html']);
    });

    it('sends the record and the web manifest, and none of the files for hosts', async () => {
      const { get } = await served(server);
      expect(JSON.parse(text((await get('/livery.json')).body)).brand).toBe('zephyr');
      const { headers } = await get('/manifest.webmanifest');
      expect(headers['content-type']).toContain('application/manifest+json');
      for (const path of ['/_headers', '/_redirects', '/../rules.lua', '/%2e%2e/rules.lua']) {
        expect(await get(path).then(({ status }) => status)).toBeGreaterThanOrEqual(400);
      }
    });

    it('forwards the calls of the platform with their host', async () => {
      const { get } = await served(server);
      for (const path of ['/wps/x', '/lgw/x', '/lotto/x', '/art/x', '/ws']) {
        expect(text((await get(path)).body)).toBe(`zephyr.example ${path}`);
      }
    });

    it('serves a promote, a rollback and a takedown', async () => {
      const made = await served(server);
      made.build('zephyr', 'two');
      await made.release('publish', 'zephyr');
      const lobby = async () => text((await made.get('/')).body);
      expect(await lobby()).toContain('<p>one</p>');
      await made.change('promote', 'zephyr');
      expect(await lobby()).toContain('<p>two</p>');
      expect(await made.change('promote', 'zephyr', '--origin', made.origin)).toBe(0);
      await made.change('rollback', 'zephyr');
      expect(await lobby()).toContain('<p>one</p>');
      await made.change('takedown', 'zephyr');
      expect((await made.get('/')).status).toBe(404);
    });

    it('serves nothing once the last brand is taken down, and a brand that is promoted after that', async () => {
      const made = await served(server);
      expect(await made.change('takedown', 'zephyr', 'bora')).toBe(0);
      for (const host of ['zephyr.example', 'bora.example']) {
        expect((await made.get('/', host)).status).toBe(404);
      }
      expect(await made.change('promote', 'zephyr')).toBe(0);
      expect((await made.get('/')).status).toBe(200);
    });

    it('fails the check over HTTP where the server has another store, and brings the old sites back', async () => {
      const made = await served(server);
      const other = await served(server);
      made.build('zephyr', 'two');
      await made.release('publish', 'zephyr');
      expect(await made.change('promote', 'zephyr', '--origin', other.origin)).toBe(1);
      expect(made.err.join('\n')).toContain(
        'zephyr failed the check of record: /livery.json is that of another revision',
      );
      expect(await made.release('list', 'zephyr', '--json')).toBe(0);
      expect(made.said().revisions.map(({ live }: { live: boolean }) => live)).toEqual([
        false,
        true,
      ]);
    });
  },
);

describe.each([...SERVERS.slice(0, 1), ['the function at the edge', EDGE]] satisfies [
  string,
  Server,
][])('%s', (_, server) => {
  it('serves the preview of each revision', async () => {
    const made = await served(server);
    made.build('zephyr', 'two');
    await made.release('publish', 'zephyr');
    for (const [host, words] of [
      ['zephyr.example', 'one'],
      ['r1--zephyr.preview.example', 'one'],
      ['r2--zephyr.preview.example', 'two'],
    ]) {
      expect(text((await made.get('/', host)).body)).toContain(`<p>${words}</p>`);
    }
  });
});
