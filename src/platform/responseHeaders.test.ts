import { describe, expect, it } from 'vitest';
import { readResponseHeaders } from './responseHeaders.ts';

const NOW = Date.parse('2026-03-02T14:00:00Z');
const headers = (retryAfter: string) => ({ headers: new Headers({ 'Retry-After': retryAfter }) });

describe('the headers of a response', () => {
  it.each([
    ['300', 300],
    ['0', 0],
    ['Mon, 02 Mar 2026 14:05:00 GMT', 300],
    ['Mon, 02 Mar 2026 13:00:00 GMT', 0],
    ['soon', undefined],
    ['', undefined],
  ])('with “Retry-After: %s” say to wait %s seconds (S9.6)', (text, seconds) => {
    expect(readResponseHeaders(headers(text), NOW).retryAfter).toBe(seconds);
  });

  it('are optional', () => {
    expect(readResponseHeaders({ headers: new Headers() }, NOW)).toEqual({
      reference: undefined,
      retryAfter: undefined,
    });
  });
});
