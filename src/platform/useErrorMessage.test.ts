import { afterEach, expect, it, vi } from 'vitest';
import { formatDate } from '#src/i18n/date.ts';
import { hookOnDevice } from './hookOnDevice.fixture.tsx';
import { PlatformError } from './PlatformError.ts';
import { useErrorMessage } from './useErrorMessage.ts';

afterEach(() => vi.useRealTimers());

it('shows when a player can try again by the platform’s clock, on a device that is two hours ahead (S9.6)', () => {
  const ahead = 2 * 3_600_000;
  vi.useFakeTimers({ now: Date.parse('2026-03-02T12:00:10Z') + ahead, toFake: ['Date'] });
  const messages = { platform: { wait: { until: 'from {{time}}' } } };
  const words = hookOnDevice(-ahead, useErrorMessage, messages);
  const limited = { code: 'too_many_requests', status: 429, retryAfter: 300 } as const;
  const style = { timeZone: 'Asia/Dhaka', numerals: 'latn', language: 'en' } as const;
  expect(words(new PlatformError(limited))).toBe(
    `from ${formatDate('2026-03-02T12:06:00Z', 'time', style)}`,
  );
});
