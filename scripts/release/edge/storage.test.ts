import { afterEach, describe, expect, it, vi } from 'vitest';
import { openStorage } from './storage.ts';

afterEach(() => vi.unstubAllGlobals());

describe('a store at an address', () => {
  it.each([
    ['https://bucket.example', undefined, 'https://bucket.example/hosts.json'],
    ['https://bucket.example/', '', 'https://bucket.example/hosts.json'],
    ['https://bucket.example/releases/', 'two/', 'https://bucket.example/releases/two/hosts.json'],
  ])('is read by its keys, also if a slash ends its settings: %s', async (url, prefix, asked) => {
    const fetched = vi.fn(async () => new Response('{}'));
    vi.stubGlobal('fetch', fetched);
    const settings = { STORE_URL: url, ...(prefix !== undefined && { STORE_PREFIX: prefix }) };
    await openStorage(settings)('hosts.json');
    expect(fetched).toHaveBeenCalledWith(asked);
  });
});
