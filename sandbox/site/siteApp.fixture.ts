import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterAll, beforeAll } from 'vitest';
import type { Environment } from '#sandbox/kernel/http/environment.ts';
import type { Listening } from './listen.ts';
import { serveSite } from './serveSite.ts';

/** The text of the site's script, long enough to be compressed. */
export const LONG = 'const greeting = "hello";\n'.repeat(200);

/** The files of the site, by path. */
export const FILES: Record<string, string> = {
  'index.html': '<h1>home</h1>',
  '200.html': '<h1>shell</h1>',
  '404.html': '<h1>nowhere</h1>',
  'bn/index.html': '<h1>নীড়</h1>',
  'bn/404.html': '<h1>নেই</h1>',
  'livery.json': '{"brand":"scratch"}',
  'nginx.conf': '# the secret rules of another host',
  'assets/app.js': LONG,
  'assets/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  _headers:
    '# rules\n/*\n  X-Frame-Options: DENY\n  Cache-Control: no-cache\n/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n',
  _redirects:
    '/nginx.conf /404.html 404!\n/favicon.ico /assets/logo.svg 200\n/promotions /200.html 200\n/en/* /:splat 301\n/old/:id /new/:id 302\n/bn/* /bn/404.html 404\n/* /404.html 404\n',
};

const platform = new Hono<Environment>();
platform.all('*', (context) =>
  context.json({ merchant: context.req.header('merchant-code') ?? null }),
);

/** An answer as it came. */
interface Raw {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/** A site served during the tests of a file, with a secret beside its folder and a symbolic link to it inside. */
interface ServedSite {
  /** Requests a path exactly as written, without the normalization of `fetch`. */
  ask: (path: string, headers?: Record<string, string>, method?: string) => Promise<Raw>;
  textOf: (path: string) => Promise<string>;
  /** Writes a file of the site while it is served, as a build does. */
  rewrite: (name: string, text: string) => void;
  /** Removes a file of the site while it is served, as a build does for a moment. */
  remove: (name: string) => void;
}

function writeSite(folder: string): string {
  const siteDir = join(folder, 'site');
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(join(siteDir, name, '..'), { recursive: true });
    writeFileSync(join(siteDir, name), text);
  }
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  symlinkSync(join(folder, 'secret.txt'), join(siteDir, 'link.txt'));
  return siteDir;
}

/** Serves the site during the tests of a file. */
export function servedSite(): ServedSite {
  const folder = mkdtempSync(join(tmpdir(), 'livery-site-'));
  let server: Listening;
  beforeAll(async () => {
    const siteDir = writeSite(folder);
    server = await serveSite(platform, { siteDir, merchantCode: 'SCRATCH1', port: 0 });
  });
  afterAll(async () => {
    await server.close();
    rmSync(folder, { recursive: true });
  });
  const ask: ServedSite['ask'] = (path, headers = {}, method = 'GET') =>
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
  return {
    ask,
    textOf: async (path) => (await ask(path)).body.toString(),
    rewrite: (name, text) => writeFileSync(join(folder, 'site', name), text),
    remove: (name) => rmSync(join(folder, 'site', name)),
  };
}
