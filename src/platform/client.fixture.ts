import { vi } from 'vitest';

/** The brand of the client's tests, with the fields that the client reads. */
export const BRAND = {
  merchantCode: 'TEST0001',
  platform: { baseUrl: 'https://platform.test/', payloadKeys: '/wps/system/payloadKeys' },
};

export const TERMS = { version: '2026-01-01', minimumAge: 18, operator: 'Test Games Ltd' };

/** The platform's envelope around a value. */
export const ok = (value: unknown) => ({ success: true, value, message: '', code: 'ok' });

/** Answers a test's calls one after the other, and keeps the requests, until the test's globals are restored. */
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
