import { expect, it } from 'vitest';
import { firstDay } from './firstDay.ts';

it('counts days back in the zone of the market, not in that of the device (S9.6)', () => {
  const lateInDhaka = Date.parse('2026-03-01T19:00:00Z');
  expect(firstDay(lateInDhaka, 7, 'Asia/Dhaka')).toBe('2026-02-24');
  expect(firstDay(lateInDhaka, 7, 'UTC')).toBe('2026-02-23');
  expect(firstDay(lateInDhaka, 1, 'UTC')).toBe('2026-03-01');
});
