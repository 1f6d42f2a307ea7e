import { expect, it } from 'vitest';
import { formatDate } from '#src/i18n/date.ts';
import { hookOnDevice } from '#src/platform/hookOnDevice.fixture.tsx';
import { useDayName } from './useDayName.ts';

const DAY_MS = 24 * 3_600_000;
const style = { timeZone: 'Asia/Dhaka', numerals: 'latn', language: 'en' } as const;
const day = (moment: number) => formatDate(moment, 'date', style);

it('names today and yesterday by the platform’s clock, on a device that is a day behind', () => {
  const now = Date.now() + DAY_MS;
  const nameOf = hookOnDevice(DAY_MS, useDayName);
  expect(nameOf(day(now))).toBe('today');
  expect(nameOf(day(now - DAY_MS))).toBe('yesterday');
  expect(nameOf(day(now + DAY_MS))).toBe(day(now + DAY_MS));
});
