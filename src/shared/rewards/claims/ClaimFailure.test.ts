import { expect, it } from 'vitest';
import { PlatformError } from '#src/platform/PlatformError.ts';
import { ClaimFailure } from './ClaimFailure.ts';

const target = { id: 'one', name: 'One' };
const outcome = (code: string, status: number, isRetry = false) =>
  new ClaimFailure(new PlatformError({ code, status }), target, isRetry).outcome;

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
});
