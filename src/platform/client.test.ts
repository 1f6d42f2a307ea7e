import { afterEach, describe, expect, it, vi } from 'vitest';
import { createPlatformClient } from '#src/platform/client.ts';

const brand = {
  merchantCode: 'TEST0001',
  platform: { baseUrl: 'https://platform.test/', payloadKeys: '/wps/system/payloadKeys' },
};
const client = createPlatformClient(brand);
const success = { success: true, value: 7, message: '', code: 'ok' };

/** Answers the calls of a test one after the other, and keeps the requests. */
function answers(...responses: (() => Response | Promise<Response>)[]): Request[] {
  const requests: Request[] = [];
  vi.stubGlobal('fetch', async (input: RequestInfo, init?: RequestInit) => {
    const request = new Request(input, init);
    request.signal.throwIfAborted();
    requests.push(request);
    const respond = responses.shift();
    if (!respond) throw new Error('one call too many');
    return respond();
  });
  return requests;
}

afterEach(() => vi.unstubAllGlobals());

describe('the platform client', () => {
  it('sends the merchant code and the query (S1.6)', async () => {
    const requests = answers(() => Response.json(success));
    await expect(client.get('/wps/x', { query: { page: 2 } })).resolves.toBe(7);
    expect(requests[0]?.url).toBe('https://platform.test/wps/x?page=2');
    expect(requests[0]?.headers.get('Merchant-Code')).toBe('TEST0001');
  });

  it('keeps code, message and reference of a failure by status', async () => {
    const body = { success: false, value: null, message: 'Closed', code: 'system_maintenance' };
    answers(() => Response.json(body, { status: 503, headers: { 'X-Request-Id': 'R-9' } }));
    await expect(client.get('/wps/x')).rejects.toMatchObject({
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
    await expect(client.get('/wps/x')).rejects.toMatchObject({ code: 'malformed' });
  });

  it('repeats a call that a gateway dropped', async () => {
    const requests = answers(
      () => new Response('', { status: 502 }),
      () => Response.json(success),
    );
    await expect(client.get('/wps/x')).resolves.toBe(7);
    expect(requests).toHaveLength(2);
  });

  it('repeats a reading call that a busy platform has refused', async () => {
    const body = { success: false, value: null, message: '', code: 'overloaded' };
    const requests = answers(
      () => Response.json(body, { status: 503, headers: { 'Retry-After': '1' } }),
      () => Response.json(success),
    );
    await expect(client.get('/wps/x')).resolves.toBe(7);
    expect(requests).toHaveLength(2);
  });

  it('does not repeat a call to a platform in maintenance', async () => {
    const body = { success: false, value: null, message: '', code: 'system_maintenance' };
    const requests = answers(() => Response.json(body, { status: 503 }));
    await expect(client.get('/wps/x')).rejects.toMatchObject({ code: 'system_maintenance' });
    expect(requests).toHaveLength(1);
  });

  it('calls a lost connection a network failure', async () => {
    const lost = () => {
      throw new TypeError('fetch failed');
    };
    answers(lost, lost, lost);
    await expect(client.get('/wps/x')).rejects.toMatchObject({ code: 'network', status: 0 });
  });

  it('throws the reason of a cancelled call, not a failure', async () => {
    answers(() => Response.json(success));
    const reason = new Error('left the page');
    await expect(client.get('/wps/x', { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
  });
});

describe('a call that changes something', () => {
  it('goes once, even where a gateway drops it', async () => {
    const requests = answers(() => new Response('', { status: 502 }));
    await expect(client.send('POST', '/wps/x', { body: { a: 1 } })).rejects.toMatchObject({
      code: 'unexpected_error',
      status: 502,
    });
    expect(requests).toHaveLength(1);
  });

  it('is not repeated when the platform is busy: the player is told when to try again', async () => {
    const body = { success: false, value: null, message: '', code: 'overloaded' };
    const requests = answers(() =>
      Response.json(body, { status: 503, headers: { 'Retry-After': '2' } }),
    );
    await expect(client.send('POST', '/wps/x', { idempotencyKey: 'key-1' })).rejects.toMatchObject({
      ...{ code: 'overloaded', retryAfter: 2 },
    });
    expect(requests).toHaveLength(1);
  });

  it('carries its body as JSON, and its key, so that it acts once', async () => {
    const requests = answers(() => Response.json(success));
    await client.send('PUT', '/wps/x', { body: { a: 1 }, idempotencyKey: 'key-1' });
    expect(requests[0]?.method).toBe('PUT');
    expect(requests[0]?.headers.get('Idempotency-Key')).toBe('key-1');
    await expect(requests[0]?.json()).resolves.toEqual({ a: 1 });
  });

  it('carries the token of a step-up, in no address', async () => {
    const requests = answers(() => Response.json(success));
    await client.send('DELETE', '/wps/x', { stepUpToken: 'proof-1' });
    expect(requests[0]?.headers.get('Step-Up-Token')).toBe('proof-1');
    expect(requests[0]?.url).not.toContain('proof-1');
  });

  it('says how long to wait after too many (S9.6)', async () => {
    const body = { success: false, value: null, message: '', code: 'too_many_requests' };
    answers(() => Response.json(body, { status: 429, headers: { 'Retry-After': '42' } }));
    await expect(client.send('POST', '/wps/x')).rejects.toMatchObject({ retryAfter: 42 });
  });

  it('carries a form as it is', async () => {
    const requests = answers(() => Response.json(success));
    const form = new FormData();
    form.set('remark', 'hello');
    await client.send('POST', '/wps/x', { body: form });
    expect(requests[0]?.headers.get('Content-Type')).toMatch(/^multipart\/form-data/);
    expect((await requests[0]?.formData())?.get('remark')).toBe('hello');
  });

  it('keeps what the platform adds to a refusal (S3.4)', async () => {
    const body = { success: false, value: { captcha: true }, message: '', code: 'login_failed' };
    answers(() => Response.json(body, { status: 401 }));
    await expect(client.send('POST', '/wps/x')).rejects.toMatchObject({ value: { captcha: true } });
  });
});

describe('the token of a session (S4.2)', () => {
  const expired: string[] = [];
  const own = createPlatformClient(brand, {
    token: () => 'abc',
    expired: (token) => expired.push(token),
  });

  it('goes along with every call, in no address', async () => {
    const requests = answers(() => Response.json(success));
    await own.get('/wps/x');
    expect(requests[0]?.headers.get('Authorization')).toBe('Bearer abc');
    expect(requests[0]?.url).not.toContain('abc');
  });

  it('is given up when the platform knows it no longer', async () => {
    const body = { success: false, value: null, message: '', code: 'not_logged_in' };
    answers(() => Response.json(body, { status: 401 }));
    await expect(own.get('/wps/x')).rejects.toMatchObject({ code: 'not_logged_in' });
    expect(expired).toEqual(['abc']);
  });
});
