import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PlatformError } from '#src/platform/PlatformError.ts';
import { createIdempotencyKey, type HeldKey } from './idempotencyKey.ts';

const HOUR_MS = 3_600_000;
const failure = (code: string, status = 0) => new PlatformError({ code, status });

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-03-02T14:30:00.000Z') }));
afterEach(() => void vi.useRealTimers());

describe('the idempotency key of an intent', () => {
  it('is the same until the outcome of the intent is known', () => {
    const key = createIdempotencyKey();
    const first = key.keyFor('claim');
    expect(key.failed(failure('timeout'))).toBe('unconfirmed');
    expect(key.keyFor('claim')).toBe(first);
    expect(key.failed(failure('not_logged_in', 401))).toBe('unconfirmed');
    expect(key.keyFor('claim')).toBe(first);
    key.done();
    expect(key.keyFor('claim')).not.toBe(first);
  });

  it('is a new one after a refusal', () => {
    const key = createIdempotencyKey();
    const first = key.keyFor('claim');
    expect(key.failed(failure('too_many_requests', 429))).toBe('refused');
    expect(key.keyFor('claim')).not.toBe(first);
  });

  it('is a new one for another intent', () => {
    const key = createIdempotencyKey();
    expect(key.keyFor('one')).not.toBe(key.keyFor('two'));
  });

  it('is not sent again once the platform may have forgotten it, and is then a new one', () => {
    const key = createIdempotencyKey();
    const first = key.keyFor('claim');
    key.failed(failure('timeout'));
    vi.advanceTimersByTime(12 * HOUR_MS);
    expect(() => key.keyFor('claim')).toThrow(expect.objectContaining({ code: 'key_expired' }));
    expect(key.keyFor('claim')).not.toBe(first);
  });

  it('survives its page if it is stored, and is unconfirmed on the next one', () => {
    let kept: HeldKey | undefined;
    const store = {
      read: () => kept,
      keep(held: HeldKey) {
        kept = held;
      },
      drop() {
        kept = undefined;
      },
    };
    const first = createIdempotencyKey(store).keyFor('100.00');
    const next = createIdempotencyKey(store);
    expect(next.unconfirmed()).toBe('100.00');
    expect(next.keyFor('100.00')).toBe(first);
    expect(next.failed(failure('not_logged_in', 401))).toBe('unconfirmed');
    expect(next.failed(failure('points_too_few', 409))).toBe('refused');
    expect(createIdempotencyKey(store).unconfirmed()).toBeUndefined();
  });

  it('is already done if the platform knows it after a try whose response was lost', () => {
    const key = createIdempotencyKey();
    key.keyFor('redeem');
    key.failed(failure('timeout'));
    key.keyFor('redeem');
    expect(key.failed(failure('idempotency_key_reused', 422))).toBe('alreadyDone');
  });
});
