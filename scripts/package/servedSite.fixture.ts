import { brotliDecompressSync } from 'node:zlib';
import { expect } from 'vitest';
import { ask } from '#scripts/release/health/ask.ts';
import type { WebServer } from '#scripts/release/serve/webServer.fixture.ts';

/** Expects a server to answer with a host's home page, compressed and with the headers of its site, and whether it has a text. */
export async function expectSite(
  { origin }: WebServer,
  host: string,
  text: string,
  isThere: boolean,
): Promise<void> {
  const { status, headers, body } = await ask(origin, host, '/', { encoding: 'br' });
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'content-encoding': 'br',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  });
  expect(brotliDecompressSync(body).toString().includes(text)).toBe(isThere);
  expect((await ask(origin, host, '/nowhere')).status).toBe(404);
}
