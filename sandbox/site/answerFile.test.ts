import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { LONG, servedSite } from './siteApp.fixture.ts';

const { ask } = servedSite();

describe('a response of a served site', () => {
  it('is compressed in an encoding that the client accepts', async () => {
    const br = await ask('/assets/app.js', { 'Accept-Encoding': 'gzip, br' });
    expect(br.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(br.body).toString()).toBe(LONG);
    const gzip = await ask('/assets/app.js', { 'Accept-Encoding': 'gzip, br;q=0' });
    expect(gunzipSync(gzip.body).toString()).toBe(LONG);
    expect((await ask('/assets/app.js')).headers['content-encoding']).toBeUndefined();
    expect(br.headers.vary).toBe('Accept-Encoding');
  });

  it('is 304 if the client has the content, in any encoding', async () => {
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

  it('has no body for HEAD, and is an error for writing methods', async () => {
    const head = await ask('/assets/app.js', {}, 'HEAD');
    expect(head).toMatchObject({ status: 200, body: Buffer.alloc(0) });
    expect(head.headers['content-length']).toBe(String(LONG.length));
    expect(await ask('/', {}, 'POST')).toMatchObject({
      status: 405,
      headers: { allow: 'GET, HEAD' },
    });
  });
});
