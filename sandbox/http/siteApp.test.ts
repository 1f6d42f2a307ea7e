import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Environment } from './environment.ts';
import type { Listening } from './listen.ts';
import { serveSite } from './serveSite.ts';

const folder = mkdtempSync(join(tmpdir(), 'livery-site-'));
const siteDir = join(folder, 'site');
const LONG = 'const greeting = "hello";\n'.repeat(200);
const FILES: Record<string, string> = {
  'index.html': '<h1>home</h1>',
  '200.html': '<h1>shell</h1>',
  '404.html': '<h1>nowhere</h1>',
  'bn/index.html': '<h1>নীড়</h1>',
  'bn/404.html': '<h1>নেই</h1>',
  'assets/app.js': LONG,
  'assets/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  _headers:
    '# rules\n/*\n  X-Frame-Options: DENY\n  Cache-Control: no-cache\n/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n',
  _redirects:
    '/promotions /200.html 200\n/en/* /:splat 301\n/old/:id /new/:id 302\n/bn/* /bn/404.html 404\n/* /404.html 404\n',
};
let server: Listening;

const platform = new Hono<Environment>();
platform.all('*', (context) =>
  context.json({ merchant: context.req.header('merchant-code') ?? null }),
);

beforeAll(async () => {
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(join(siteDir, name, '..'), { recursive: true });
    writeFileSync(join(siteDir, name), text);
  }
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  symlinkSync(join(folder, 'secret.txt'), join(siteDir, 'link.txt'));
  server = await serveSite(platform, { siteDir, merchantCode: 'SCRATCH1', port: 0 });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

interface Raw {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/** Asks for a path exactly as it is written, which `fetch` would tidy first. */
const ask = (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Raw> =>
  new Promise((resolve, reject) => {
    const call = request(
      { host: '127.0.0.1', port: server.port, path, method, headers },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            body: Buffer.concat(chunks),
          }),
        );
      },
    );
    call.on('error', reject);
    call.end();
  });
const textOf = async (path: string) => (await ask(path)).body.toString();

describe('a served site', () => {
  it('answers documents, folders and files with their types', async () => {
    expect(await textOf('/')).toBe(FILES['index.html']);
    expect(await textOf('/bn')).toBe(FILES['bn/index.html']);
    expect(await textOf('/bn/')).toBe(FILES['bn/index.html']);
    expect((await ask('/')).headers['content-type']).toMatch(/^text\/html; charset=utf-8$/i);
    expect((await ask('/assets/app.js')).headers['content-type']).toMatch(/^text\/javascript/);
    expect((await ask('/assets/logo.svg')).headers['content-type']).toMatch(/^image\/svg\+xml/);
  });

  it('follows its redirects: rewrites, moves, and what is not found in its language', async () => {
    expect(await ask('/promotions')).toMatchObject({
      status: 200,
      body: Buffer.from('<h1>shell</h1>'),
    });
    expect(await ask('/en/games?a=1')).toMatchObject({
      status: 301,
      headers: { location: '/games?a=1' },
    });
    expect(await ask('/old/7')).toMatchObject({ status: 302, headers: { location: '/new/7' } });
    expect(await ask('/bn/nothing')).toMatchObject({
      status: 404,
      body: Buffer.from('<h1>নেই</h1>'),
    });
    expect(await ask('/nothing')).toMatchObject({
      status: 404,
      body: Buffer.from('<h1>nowhere</h1>'),
    });
  });

  it('is never moved to another host', async () => {
    for (const path of ['/en//evil.example', '/en/\\evil.example', '/en///evil.example']) {
      const { headers } = await ask(path);
      expect(headers.location ?? '/').toMatch(/^\/(?![/\\])/);
    }
  });

  it('sends the headers that its rules state, the later ones winning', async () => {
    expect((await ask('/')).headers).toMatchObject({
      'x-frame-options': 'DENY',
      'cache-control': 'no-cache',
    });
    expect((await ask('/assets/app.js')).headers['cache-control']).toContain('immutable');
  });

  it('compresses text as the client takes it', async () => {
    const br = await ask('/assets/app.js', { 'Accept-Encoding': 'gzip, br' });
    expect(br.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(br.body).toString()).toBe(LONG);
    const gzip = await ask('/assets/app.js', { 'Accept-Encoding': 'gzip, br;q=0' });
    expect(gunzipSync(gzip.body).toString()).toBe(LONG);
    expect((await ask('/assets/app.js')).headers['content-encoding']).toBeUndefined();
    expect(br.headers.vary).toBe('Accept-Encoding');
  });

  it('answers 304 to a client that has the content, whatever its encoding', async () => {
    const { headers } = await ask('/assets/app.js', { 'Accept-Encoding': 'br' });
    const known = { 'Accept-Encoding': 'br', 'If-None-Match': `W/"x", ${headers.etag}` };
    expect(await ask('/assets/app.js', known)).toMatchObject({
      status: 304,
      body: Buffer.alloc(0),
    });
    const since = { 'If-Modified-Since': `${headers['last-modified']}` };
    expect((await ask('/assets/app.js', since)).status).toBe(304);
    expect((await ask('/assets/app.js', { 'If-None-Match': '"other"' })).status).toBe(200);
  });

  it('answers HEAD without a body and refuses to be written to', async () => {
    const head = await ask('/assets/app.js', {}, 'HEAD');
    expect(head).toMatchObject({ status: 200, body: Buffer.alloc(0) });
    expect(head.headers['content-length']).toBe(String(LONG.length));
    expect(await ask('/', {}, 'POST')).toMatchObject({
      status: 405,
      headers: { allow: 'GET, HEAD' },
    });
  });

  it('never leaves its folder and never shows its rules', async () => {
    const paths = [
      '/../secret.txt',
      '/%2e%2e/secret.txt',
      '/..%2fsecret.txt',
      '/assets/../../secret.txt',
      '/assets/..%5c..%5csecret.txt',
      '//etc/passwd',
      '/link.txt',
      '/%00',
      '/%zz',
      '/_headers',
      '/_redirects',
      '/%5fheaders',
    ];
    for (const path of paths) {
      const { status, body } = await ask(path);
      expect([path, status]).toEqual([path, 404]);
      expect(body.toString()).not.toContain('secret');
    }
  });

  it('answers no path, however odd, with anything but its own files', async () => {
    const part = fc.constantFrom(
      '..',
      '.',
      '%2e%2e',
      '%2f',
      '%5c',
      'secret.txt',
      'site',
      'assets',
      '%c0%ae',
      'link.txt',
    );
    await fc.assert(
      fc.asyncProperty(fc.array(part, { minLength: 1, maxLength: 6 }), async (parts) => {
        const { status, body } = await ask(`/${parts.join('/')}`);
        expect(status).toBeLessThan(500);
        expect(body.toString()).not.toContain('secret');
      }),
      { numRuns: 80 },
    );
  });

  it('hands the calls of the platform on as those of its merchant', async () => {
    for (const path of [
      '/wps/system/status',
      '/lgw/games/game_menus',
      '/art/x.svg',
      '/lotto/x',
      '/sandbox',
    ]) {
      expect(JSON.parse(await textOf(path))).toEqual({ merchant: 'SCRATCH1' });
    }
    expect(await textOf('/wpsx')).toBe(FILES['404.html']);
  });
});
