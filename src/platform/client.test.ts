import { afterEach, describe, expect, it, vi } from 'vitest';
import { createPlatformClient } from '#src/platform/client.ts';

const brand = { merchantCode: 'TEST0001', platform: { baseUrl: 'https://platform.test/' } };
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
