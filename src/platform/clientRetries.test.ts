import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPlatformClient } from '#src/platform/client.ts';
import { multipart } from '#src/platform/form.ts';
import { answers, BRAND, ok, TERMS } from './client.fixture.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const client = createPlatformClient(BRAND);
const dropped = () => new Response('', { status: 504 });
const busy = () => new Response('', { status: 503, headers: { 'Retry-After': '3' } });
const silent = () => new Promise<Response>(() => {});

describe('a call that only reads', () => {
  it('is tried three times, within a second', async () => {
    const requests = answers(dropped, dropped, dropped);
    const failure = expect(client.call('getTerms')).rejects.toMatchObject({ status: 504 });
    await vi.advanceTimersByTimeAsync(900);
    await failure;
    expect(requests).toHaveLength(3);
  });

  it('is retried when the busy platform says so', async () => {
    const requests = answers(busy, () => Response.json(ok(TERMS)));
    const value = client.call('getTerms');
    await vi.advanceTimersByTimeAsync(2900);
    expect(requests).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(100);
    await expect(value).resolves.toEqual(TERMS);
  });

  it('is not retried once it is cancelled', async () => {
    const requests = answers(busy);
    const cancelled = new AbortController();
    const failure = expect(client.call('getTerms', { signal: cancelled.signal })).rejects.toBe(
      'left',
    );
    await vi.advanceTimersByTimeAsync(100);
    cancelled.abort('left');
    await failure;
    expect(requests).toHaveLength(1);
  });

  it('is tried once if there is no response', async () => {
    const requests = answers(silent);
    const failure = expect(client.call('getTerms')).rejects.toMatchObject({ code: 'timeout' });
    await vi.advanceTimersByTimeAsync(10_000);
    await failure;
    expect(requests).toHaveLength(1);
  });
});

describe('a call without a response', () => {
  it('closes its connection', async () => {
    const signals: unknown[] = [];
    vi.stubGlobal('fetch', (_: Request, init?: RequestInit) => {
      signals.push(init?.signal);
      return silent();
    });
    const failure = expect(client.call('getTerms')).rejects.toMatchObject({ code: 'timeout' });
    await vi.advanceTimersByTimeAsync(10_000);
    await failure;
    expect(signals).toMatchObject([{ aborted: true }]);
  });

  it('times out in browsers that cannot join signals', async () => {
    vi.stubGlobal('AbortSignal', class {});
    answers(silent);
    const failure = expect(client.call('getTerms')).rejects.toMatchObject({ code: 'timeout' });
    await vi.advanceTimersByTimeAsync(10_000);
    await failure;
  });

  it('has two minutes to send pictures', async () => {
    answers(silent);
    const settled = vi.fn();
    const body = multipart({ statement: 'hello', images: [] });
    const call = client.call('applyForPromotion', { path: { code: 'A' }, body });
    const failure = expect(call.finally(settled)).rejects.toMatchObject({ code: 'timeout' });
    await vi.advanceTimersByTimeAsync(119_900);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(100);
    await failure;
  });
});
