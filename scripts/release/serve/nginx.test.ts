import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { hasServers } from '#scripts/setup/servers.mjs';
import { ask } from '../health/ask.ts';
import { releases, siteFiles } from '../releases.fixture.ts';
import { startNginx } from './nginx.fixture.ts';

const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

/** Two brands that are live, on a server. */
async function served() {
  const made = releases();
  for (const brand of ['zephyr', 'bora']) made.build(brand, 'one');
  await made.release('publish', '--all');
  await made.release('promote', '--all');
  const origin = await startNginx(made.storeDir);
  return {
    ...made,
    origin,
    get: (path: string, host = 'zephyr.example', encoding?: string) =>
      ask(origin, host, path, encoding === undefined ? {} : { encoding }),
  };
}

// Without nginx and its modules nothing is proven; the set-up of the tests installs them on Debian.
describe.skipIf(!hasServers())('nginx on a store', () => {
  it('serves each host its own site, with its headers', async () => {
    const { get } = await served();
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
    const { get } = await served();
    const files = siteFiles('zephyr', 'one');
    for (const path of ['/home', '/home/']) {
      expect(text((await get(path)).body)).toBe(files['index.html']);
    }
    expect(text((await get('/search')).body)).toBe(files['200.html']);
    expect(await get('/en/search?q=1')).toMatchObject({
      ...{ status: 301, headers: { location: expect.stringMatching(/\/search\?q=1$/) } },
    });
    const missing = await get('/nowhere');
    expect(missing.status).toBe(404);
    expect(text(missing.body)).toBe(files['404.html']);
    expect(missing.headers['content-security-policy']).toBe("default-src 'none'");
  });

  it('never leads to another host', async () => {
    const { get } = await served();
    for (const path of ['/en//evil.example', '/en/%2Fevil.example', '/en/%5Cevil.example']) {
      const { headers } = await get(path);
      expect(headers.location ?? '').not.toMatch(/^(https?:)?[/\\]{2}evil/);
    }
  });

  it('sends files in the compressed forms that were stored', async () => {
    const { get } = await served();
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

  it('sends the record, and none of the files for hosts', async () => {
    const { get } = await served();
    expect(JSON.parse(text((await get('/livery.json')).body)).brand).toBe('zephyr');
    for (const path of ['/_headers', '/_redirects', '/../rules.lua', '/%2e%2e/rules.lua']) {
      expect(await get(path).then(({ status }) => status)).toBeGreaterThanOrEqual(400);
    }
  });

  it('hands the calls of the platform on, with their host', async () => {
    const { get } = await served();
    for (const path of ['/wps/x', '/lgw/x', '/lotto/x', '/art/x', '/ws']) {
      expect(text((await get(path)).body)).toBe(`zephyr.example ${path}`);
    }
  });

  it('serves a promote, a rollback and a preview without a reload', async () => {
    const made = await served();
    made.build('zephyr', 'two');
    await made.release('publish', 'zephyr');
    const lobby = async (host: string) => text((await made.get('/', host)).body);
    expect(await lobby('zephyr.example')).toContain('<p>one</p>');
    expect(await lobby('r2--zephyr.preview.example')).toContain('<p>two</p>');
    const args = ['--rings', 'zephyr', '--origin', made.origin];
    expect(await made.release('promote', '--all', ...args)).toBe(0);
    expect(await lobby('zephyr.example')).toContain('<p>two</p>');
    await made.release('rollback', 'zephyr');
    expect(await lobby('zephyr.example')).toContain('<p>one</p>');
    await made.release('takedown', 'zephyr');
    expect((await made.get('/')).status).toBe(404);
  });

  it('fails the check over HTTP where the server has another store, and brings the old sites back', async () => {
    const made = await served();
    const other = await served();
    made.build('zephyr', 'two');
    await made.release('publish', 'zephyr');
    expect(await made.release('promote', 'zephyr', '--origin', other.origin)).toBe(1);
    expect(made.err.join('\n')).toContain(
      'zephyr failed the check of record: /livery.json is that of another revision',
    );
    expect(await made.release('list', 'zephyr', '--json')).toBe(0);
    expect(made.said().revisions.map(({ live }: { live: boolean }) => live)).toEqual([false, true]);
  });
});
