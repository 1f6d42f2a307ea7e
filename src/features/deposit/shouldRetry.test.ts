import { describe, expect, it } from 'vitest';
import { PlatformError } from '#src/platform/PlatformError.ts';
import { shouldRetry, waitBefore } from './shouldRetry.ts';

const failure = (code: string, status = 0) => new PlatformError({ code, status });

describe('shouldRetry', () => {
  it.each([
    ['an answer that was lost', 0, failure('network'), true],
    ['an answer that was late', 0, failure('timeout'), true],
    ['a refusal', 0, failure('deposits_open', 409), false],
    ['a refusal after a lost answer', 1, failure('deposits_open', 409), false],
    ['the question for details', 0, failure('details_needed', 409), false],
    ['the question for details after a lost answer', 1, failure('details_needed', 409), false],
    ['a break after a lost answer', 1, failure('player_excluded', 403), false],
    ['a key that is too old', 1, failure('key_expired'), false],
    ['too many calls', 0, failure('too_many_requests', 429), false],
    ['too many calls after a lost answer', 1, failure('too_many_requests', 429), true],
  ])('after %s (%i failed before) is %s', (_, failures, error, again) => {
    expect(shouldRetry(failures, error)).toBe(again);
  });
});

describe('waitBefore', () => {
  it('doubles up to half a minute', () => {
    expect([0, 1, 2, 40].map(waitBefore)).toEqual([1000, 2000, 4000, 30_000]);
  });
});
