import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { assertKeyHolds, isKeyExpired } from './keyHolds.ts';

const HOUR_MS = 3_600_000;
const SENT_AT = Date.parse('2026-03-02T14:30:00.000Z');

beforeEach(() => void vi.useFakeTimers({ now: SENT_AT }));
afterEach(() => void vi.useRealTimers());

it('allows a call to be repeated for half a day after the first try (S8.8)', () => {
  vi.advanceTimersByTime(12 * HOUR_MS - 1);
  expect(() => assertKeyHolds(SENT_AT)).not.toThrow();
});

it('refuses to repeat a call whose key the platform may have forgotten', () => {
  vi.advanceTimersByTime(12 * HOUR_MS);
  let refusal: unknown;
  try {
    assertKeyHolds(SENT_AT);
  } catch (error) {
    refusal = error;
  }
  expect(isKeyExpired(refusal)).toBe(true);
});
