import { expect, it } from 'vitest';
import { PlatformError } from '#src/platform/PlatformError.ts';
import { outcomeOf } from './outcomeOf.ts';

const outcome = (code: string, status: number, isRetry = false) =>
  outcomeOf(new PlatformError({ code, status }), isRetry);

it.each([
  ['network', 0],
  ['timeout', 0],
  ['malformed', 200],
  ['unexpected_error', 500],
])('is unconfirmed for a claim after %s (S2.16, S8.8)', (code, status) => {
  expect(outcome(code, status)).toBe('unconfirmed');
});

it('is unconfirmed if a proxy answered in the place of the platform (S8.8)', () => {
  const foreign = new PlatformError({ code: 'not_found', status: 404, isForeign: true });
  expect(outcomeOf(foreign, false)).toBe('unconfirmed');
});

it('is refused for a refused claim, even after a lost response', () => {
  expect(outcome('reward_expired', 410)).toBe('refused');
  expect(outcome('reward_expired', 410, true)).toBe('refused');
  expect(outcome('too_many_requests', 429)).toBe('refused');
});

it('stays unconfirmed for a claim whose retry was refused for another reason', () => {
  expect(outcome('too_many_requests', 429, true)).toBe('unconfirmed');
  expect(outcome('not_logged_in', 401, true)).toBe('unconfirmed');
  expect(outcome('player_excluded', 403, true)).toBe('unconfirmed');
});

it('is already done if the platform knows the key of an earlier try', () => {
  expect(outcome('idempotency_key_reused', 422, true)).toBe('alreadyDone');
  expect(outcome('idempotency_key_reused', 422)).toBe('refused');
});

it('is expired for a call that is too old to be repeated', () => {
  expect(outcome('key_expired', 0, true)).toBe('expired');
});
