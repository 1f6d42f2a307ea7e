import { afterEach, expect, it, vi } from 'vitest';
import { hookOnDevice } from '#src/platform/hookOnDevice.fixture.tsx';
import { useMarketToday } from './useMarketToday.ts';

const HOUR_MS = 3_600_000;

afterEach(() => vi.useRealTimers());

it.each([
  ['a device that is right', 0],
  ['a device that is two hours ahead', -2 * HOUR_MS],
  ['a device that is a day behind', 24 * HOUR_MS],
])('returns the market’s day by the platform’s clock, on %s (S9.6)', (_, behind) => {
  // 23:30 in Dhaka.
  vi.useFakeTimers({ now: Date.parse('2026-03-02T17:30:00Z') - behind, toFake: ['Date'] });
  expect(hookOnDevice(behind, useMarketToday)).toBe('2026-03-02');
});
