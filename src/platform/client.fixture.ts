import { vi } from 'vitest';

/** A brand of the tests of the client, as far as the client reads it. */
export const BRAND = {
  merchantCode: 'TEST0001',
  platform: { baseUrl: 'https://platform.test/', payloadKeys: '/wps/system/payloadKeys' },
};

export const TERMS = { version: '2026-01-01', minimumAge: 18, operator: 'Test Games Ltd' };

/** What the platform puts around a value. */
export const ok = (value: unknown) => ({ success: true, value, message: '', code: 'ok' });

/** Answers the calls of a test one after the other, and keeps the requests, until the test's globals are put back. */
export function answers(...responses: (() => Response | Promise<Response>)[]): Request[] {
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
