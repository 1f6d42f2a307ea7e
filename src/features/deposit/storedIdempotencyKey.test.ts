import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EXAMPLES } from '#src/platform/endpoints/examples.generated.ts';
import { PlatformError } from '#src/platform/PlatformError.ts';
import { createStoredIdempotencyKey, forgetKeyOf } from './storedIdempotencyKey.ts';

const NAME = 'livery.player.1.depositKey';
const HOUR_MS = 3_600_000;
const DEPOSIT = EXAMPLES.getDeposit.value;
const { method, provider, amount } = DEPOSIT;
const INTENT = JSON.stringify({ method, provider, amount: String(Number(amount)) });

/** A deposit that matches the request, created `ago` milliseconds before. */
const begun = (ago: number) => ({
  ...DEPOSIT,
  createdAt: new Date(Date.parse(DEPOSIT.now) - ago).toISOString(),
});

function storage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const kept = new Map<string, string>();
  return {
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
    removeItem: (name) => void kept.delete(name),
  };
}

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-03-02T14:30:00.000Z') });
  vi.stubGlobal('localStorage', storage());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the stored idempotency key of a deposit', () => {
  it('is taken over by a tab opened later for the same intent, for an hour', () => {
    const key = createStoredIdempotencyKey().keyFor(INTENT, NAME);
    const later = createStoredIdempotencyKey();
    expect(later.keyFor(INTENT, NAME)).toBe(key);
    expect(later.isUnconfirmed()).toBe(true);
    expect(createStoredIdempotencyKey().keyFor('another', NAME)).not.toBe(key);
  });

  it('is not taken over after an hour', () => {
    const key = createStoredIdempotencyKey().keyFor(INTENT, NAME);
    vi.advanceTimersByTime(HOUR_MS);
    expect(createStoredIdempotencyKey().keyFor(INTENT, NAME)).not.toBe(key);
  });

  it('stays the same in a tab that has taken it over, after the other tab is done', () => {
    const [first, second] = [createStoredIdempotencyKey(), createStoredIdempotencyKey()];
    const key = first.keyFor(INTENT, NAME);
    second.keyFor(INTENT, NAME);
    first.done();
    expect(second.keyFor(INTENT, NAME)).toBe(key);
  });

  it('is kept when another tab is done with its own key', () => {
    const [first, second] = [createStoredIdempotencyKey(), createStoredIdempotencyKey()];
    first.keyFor('another', NAME);
    const key = second.keyFor(INTENT, NAME);
    first.done();
    expect(createStoredIdempotencyKey().keyFor(INTENT, NAME)).toBe(key);
  });

  it('is deleted once its deposit is known', () => {
    const key = createStoredIdempotencyKey().keyFor(INTENT, NAME);
    vi.advanceTimersByTime(60_000);
    forgetKeyOf(begun(59_000), NAME);
    expect(createStoredIdempotencyKey().keyFor(INTENT, NAME)).not.toBe(key);
  });

  it('is kept if the known deposit is older or another one', () => {
    const key = createStoredIdempotencyKey().keyFor(INTENT, NAME);
    vi.advanceTimersByTime(60_000);
    forgetKeyOf(begun(120_000), NAME);
    forgetKeyOf({ ...begun(59_000), amount: '1.00' }, NAME);
    forgetKeyOf({ ...begun(59_000), promotion: 'match' }, NAME);
    expect(createStoredIdempotencyKey().keyFor(INTENT, NAME)).toBe(key);
  });

  it('stays the same until a refusal settles an unknown outcome', () => {
    const kept = createStoredIdempotencyKey();
    const key = kept.keyFor(INTENT, NAME);
    kept.failed(new PlatformError({ code: 'timeout', status: 0 }));
    kept.failed(new PlatformError({ code: 'player_suspended', status: 403 }));
    expect(kept.isUnconfirmed()).toBe(true);
    expect(kept.keyFor(INTENT, NAME)).toBe(key);
    kept.failed(new PlatformError({ code: 'details_needed', status: 403 }));
    expect(kept.isUnconfirmed()).toBe(false);
    expect(kept.keyFor(INTENT, NAME)).not.toBe(key);
  });

  it('is not sent again once the platform may have forgotten it', () => {
    const kept = createStoredIdempotencyKey();
    kept.keyFor(INTENT, NAME);
    vi.advanceTimersByTime(12 * HOUR_MS);
    expect(() => kept.keyFor(INTENT, NAME)).toThrow(
      expect.objectContaining({ code: 'key_expired' }),
    );
  });
});
