import { afterEach, describe, expect, it, vi } from 'vitest';
import { createPlatformClient } from '#src/platform/client.ts';
import { answers, BRAND, ok, TERMS } from './client.fixture.ts';

afterEach(() => vi.unstubAllGlobals());

const client = createPlatformClient(BRAND);
const success = ok(TERMS);

describe('the platform client', () => {
  it('sends the merchant code and the query (S1.6)', async () => {
    const requests = answers(() => Response.json(ok({ list: [] })));
    const query = { groupName: 'w_home', platform: 'W', language: undefined } as const;
    await expect(client.call('getBanners', { query })).resolves.toEqual({ list: [] });
    expect(requests[0]?.url).toBe(
      'https://platform.test/wps/relay/MCSFE_getBanners?groupName=w_home&platform=W',
    );
    expect(requests[0]?.headers.get('Merchant-Code')).toBe('TEST0001');
  });

  it('keeps code, message and reference of a failure by status', async () => {
    const body = { success: false, value: null, message: 'Closed', code: 'system_maintenance' };
    answers(() => Response.json(body, { status: 503, headers: { 'X-Request-Id': 'R-9' } }));
    await expect(client.call('getTerms')).rejects.toMatchObject({
      name: 'PlatformError',
      code: 'system_maintenance',
      status: 503,
      message: 'Closed',
      reference: 'R-9',
    });
  });

  it.each([
    ['no JSON', () => new Response('<html>', { headers: { 'Content-Type': 'text/html' } })],
    [
      'cut JSON',
      () => new Response('{"success":tr', { headers: { 'Content-Type': 'application/json' } }),
    ],
    ['no envelope', () => Response.json([1, 2])],
    ['nothing', () => new Response(null, { status: 204 })],
  ])('calls an answer with %s malformed', async (_, respond) => {
    answers(respond);
    await expect(client.call('getTerms')).rejects.toMatchObject({ code: 'malformed' });
  });

  it('repeats a call that a gateway dropped', async () => {
    const requests = answers(
      () => new Response('', { status: 502 }),
      () => Response.json(success),
    );
    await expect(client.call('getTerms')).resolves.toEqual(TERMS);
    expect(requests).toHaveLength(2);
  });

  it('repeats a reading call that a busy platform refused', async () => {
    const body = { success: false, value: null, message: '', code: 'overloaded' };
    const requests = answers(
      () => Response.json(body, { status: 503, headers: { 'Retry-After': '1' } }),
      () => Response.json(success),
    );
    await expect(client.call('getTerms')).resolves.toEqual(TERMS);
    expect(requests).toHaveLength(2);
  });

  it('does not repeat a call to a platform in maintenance', async () => {
    const body = { success: false, value: null, message: '', code: 'system_maintenance' };
    const requests = answers(() => Response.json(body, { status: 503 }));
    await expect(client.call('getTerms')).rejects.toMatchObject({ code: 'system_maintenance' });
    expect(requests).toHaveLength(1);
  });

  it('calls a lost connection a network failure', async () => {
    const lost = () => {
      throw new TypeError('fetch failed');
    };
    answers(lost, lost, lost);
    await expect(client.call('getTerms')).rejects.toMatchObject({ code: 'network', status: 0 });
  });

  it('throws the reason of a cancelled call, not a failure', async () => {
    answers(() => Response.json(success));
    const reason = new Error('left the page');
    await expect(client.call('getTerms', { signal: AbortSignal.abort(reason) })).rejects.toBe(
      reason,
    );
  });
});

describe('the token of a session (S4.2)', () => {
  const expired: string[] = [];
  const own = createPlatformClient(BRAND, {
    token: () => 'abc',
    expired: (token) => expired.push(token),
  });

  it('is sent with every call, and never in a URL', async () => {
    const requests = answers(() => Response.json(success));
    await own.call('getTerms');
    expect(requests[0]?.headers.get('Authorization')).toBe('Bearer abc');
    expect(requests[0]?.url).not.toContain('abc');
  });

  it('is dropped when the platform no longer accepts it', async () => {
    const body = { success: false, value: null, message: '', code: 'not_logged_in' };
    answers(() => Response.json(body, { status: 401 }));
    await expect(own.call('getTerms')).rejects.toMatchObject({ code: 'not_logged_in' });
    expect(expired).toEqual(['abc']);
  });
});
