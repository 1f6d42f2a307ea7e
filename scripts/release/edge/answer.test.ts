import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { releases } from '../releases.fixture.ts';
import { answer } from './answer.ts';
import { openReleases } from './openReleases.ts';
import type { EdgeEnvironment } from './storage.ts';

/** A brand that is live in a bucket as Cloudflare binds it, and the function that answers for it. */
async function live(environment: EdgeEnvironment = {}) {
  const made = releases();
  made.build('zephyr', 'one');
  await made.release('publish', 'zephyr');
  await made.release('promote', 'zephyr');
  const get = vi.fn(async (key: string) => {
    try {
      return new Response(readFileSync(made.store.path(key))) as { body: ReadableStream };
    } catch {
      return null;
    }
  });
  const opened = openReleases({ STORE: { get }, LIVE_SECONDS: '0', ...environment });
  return {
    get,
    ask: (path: string, init?: RequestInit, host = 'zephyr.example') =>
      answer(new Request(`https://${host}${path}`, init), opened),
  };
}

const asObject = (text: string) => new Response(text) as { body: ReadableStream };

const failing = () => Promise.reject(new Error('The bucket does not answer.'));

describe('the function at the edge', () => {
  it('answers with 304 where the client has the content, and without a body to HEAD', async () => {
    const { ask } = await live();
    const first = await ask('/');
    const etag = first.headers.get('ETag') ?? '';
    const again = await ask('/', { headers: { 'If-None-Match': `"other", W/${etag}` } });
    expect(again.status).toBe(304);
    const compressed = await ask('/', { headers: { 'Accept-Encoding': 'br;q=0, gzip' } });
    expect(compressed.headers.get('Content-Encoding')).toBe('gzip');
    expect(compressed.headers.get('ETag')).not.toBe(etag);
    const head = await ask('/', { method: 'HEAD' });
    expect(await head.text()).toBe('');
    expect(head.headers.get('ETag')).toBe(etag);
  });

  it('only reads', async () => {
    const { status, headers } = await (await live()).ask('/', { method: 'POST' });
    expect([status, headers.get('Allow')]).toEqual([405, 'GET, HEAD']);
  });

  it('refuses an address that cannot be read', async () => {
    expect((await (await live()).ask('/%E0%A4')).status).toBe(400);
  });

  it('knows a host that is written with a dot at its end', async () => {
    expect((await (await live()).ask('/', {}, 'zephyr.example.')).status).toBe(200);
  });

  it('goes on with what was live last while the store does not say it, and logs why', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const { ask, get } = await live();
    expect((await ask('/')).status).toBe(200);
    const read = get.getMockImplementation();
    const without = [failing, async () => null];
    const damaged = ['{"hos', 'null', '[]', '{}'].map((text) => async () => asObject(text));
    for (const broken of [...without, ...damaged]) {
      log.mockClear();
      get.mockImplementation((key) =>
        key === 'hosts.json' ? broken() : (read?.(key) ?? failing()),
      );
      expect((await ask('/')).status).toBe(200);
      expect(log).toHaveBeenCalledOnce();
    }
  });

  it('has no hosts, and logs nothing, while nothing was ever live', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const { ask, get } = await live();
    get.mockResolvedValue(null);
    for (const path of ['/', '/home']) expect((await ask(path)).status).toBe(404);
    expect(log).not.toHaveBeenCalled();
  });

  it('reads what is live once in the seconds that it is told', async () => {
    const { ask, get } = await live({ LIVE_SECONDS: '60' });
    await ask('/');
    await ask('/home');
    expect(get.mock.calls.filter(([key]) => key === 'hosts.json')).toHaveLength(1);
  });

  it('asks to try again, and lets nobody keep the answer, where the store does not answer or lacks a file', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    for (const broken of [failing, async () => null]) {
      const { ask, get } = await live();
      await ask('/');
      const read = get.getMockImplementation();
      get.mockImplementation((key) => (key === 'hosts.json' && read ? read(key) : broken()));
      const { status, headers } = await ask('/search');
      expect([status, headers.get('Retry-After')]).toEqual([503, '5']);
      expect(headers.get('Cache-Control')).toBe('no-store');
    }
    expect(log).toHaveBeenCalledTimes(2);
  });

  it('says which settings are missing without a store, and which cannot be read', () => {
    expect(() => openReleases({})).toThrow('Neither STORE nor STORE_URL is set.');
    const settings = { STORE_URL: 'https://bucket.example', LIVE_SECONDS: '5s' };
    expect(() => openReleases(settings)).toThrow('LIVE_SECONDS is "5s": it must be a number');
  });
});
