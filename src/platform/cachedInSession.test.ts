import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cachedInSession } from '#src/platform/cachedInSession.ts';

const MINUTE_MS = 60_000;

/** Session storage as a browser has it. */
function storage() {
  const entries = new Map<string, string>();
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, text: string) => void entries.set(key, text),
  };
}

describe('a value cached in the tab (S9.5)', () => {
  beforeEach(() => {
    vi.stubGlobal('sessionStorage', storage());
    vi.useFakeTimers({ now: 0 });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it('is requested once, and reused by later pages', async () => {
    const ask = vi.fn(async () => ({ games: [1, 2] }));
    expect(await cachedInSession('hot', ask)).toEqual({ games: [1, 2] });
    expect(await cachedInSession('hot', ask)).toEqual({ games: [1, 2] });
    expect(ask).toHaveBeenCalledOnce();
  });

  it('is separate for each key', async () => {
    await cachedInSession('hot en', async () => 'en');
    expect(await cachedInSession('hot bn', async () => 'bn')).toBe('bn');
  });

  it('is requested again after ten minutes', async () => {
    await cachedInSession('hot', async () => 'old');
    vi.setSystemTime(9 * MINUTE_MS);
    expect(await cachedInSession('hot', async () => 'new')).toBe('old');
    vi.setSystemTime(10 * MINUTE_MS);
    expect(await cachedInSession('hot', async () => 'new')).toBe('new');
  });

  it('is not cached after a failure', async () => {
    await expect(cachedInSession('hot', () => Promise.reject(new Error('no')))).rejects.toThrow();
    expect(await cachedInSession('hot', async () => 'now')).toBe('now');
  });

  it.each(['{', '[]', '{"at":"x","value":1}', '{"at":99999999,"value":1}'])(
    'is requested again if the cached value is %s',
    async (text) => {
      sessionStorage.setItem('livery.kept.hot', text);
      expect(await cachedInSession('hot', async () => 'now')).toBe('now');
    },
  );

  it('is requested each time if storage is disabled', async () => {
    vi.stubGlobal('sessionStorage', {
      getItem: () => null,
      setItem: () => {
        throw new Error('full');
      },
    });
    expect(await cachedInSession('hot', async () => 'now')).toBe('now');
  });
});
