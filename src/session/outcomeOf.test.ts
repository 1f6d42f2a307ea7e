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
])('does not know what became of a claim after %s (S2.16, S8.8)', (code, status) => {
  expect(outcome(code, status)).toBe('unconfirmed');
});

it('knows that a refused claim paid nothing, also after an answer that was lost', () => {
  expect(outcome('reward_expired', 410)).toBe('refused');
  expect(outcome('reward_expired', 410, true)).toBe('refused');
  expect(outcome('too_many_requests', 429)).toBe('refused');
});

it('leaves a claim open whose retry was refused for another reason', () => {
  expect(outcome('too_many_requests', 429, true)).toBe('unconfirmed');
  expect(outcome('not_logged_in', 401, true)).toBe('unconfirmed');
  expect(outcome('player_excluded', 403, true)).toBe('unconfirmed');
});

it('knows that an earlier try was done where the platform knows its key', () => {
  expect(outcome('idempotency_key_reused', 422, true)).toBe('alreadyDone');
  expect(outcome('idempotency_key_reused', 422)).toBe('refused');
});

it('does not know what became of a call that is too old to be sent again', () => {
  expect(outcome('key_expired', 0, true)).toBe('expired');
});
