import { describe, expect, it } from 'vitest';
import { headOf } from './answerHead.ts';

const NOW = Date.parse('2026-03-02T14:00:00Z');
const headers = (retryAfter: string) => ({ headers: new Headers({ 'Retry-After': retryAfter }) });

describe('the head of an answer', () => {
  it.each([
    ['300', 300],
    ['0', 0],
    ['Mon, 02 Mar 2026 14:05:00 GMT', 300],
    ['Mon, 02 Mar 2026 13:00:00 GMT', 0],
    ['soon', undefined],
    ['', undefined],
  ])('tells by “Retry-After: %s” to wait %s seconds (S9.6)', (text, seconds) => {
    expect(headOf(headers(text), NOW).retryAfter).toBe(seconds);
  });

  it('tells nothing where the platform says nothing', () => {
    expect(headOf({ headers: new Headers() }, NOW)).toEqual({
      reference: undefined,
      retryAfter: undefined,
    });
  });
});
