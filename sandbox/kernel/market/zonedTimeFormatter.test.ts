import fc from 'fast-check';
import { expect, it } from 'vitest';
import { zonedTimeFormatter } from './zonedTimeFormatter.ts';

it.each([
  ['Asia/Dhaka', '2026-03-02T20:05:00+06:00'],
  ['Asia/Kolkata', '2026-03-02T19:35:00+05:30'],
  ['UTC', '2026-03-02T14:05:00+00:00'],
  ['America/New_York', '2026-03-02T09:05:00-05:00'],
])('a time is formatted by the clocks of %s', (timeZone, text) => {
  expect(zonedTimeFormatter(timeZone)(new Date('2026-03-02T14:05:00Z'))).toBe(text);
});

it('a formatted time is parsed to the same second', () => {
  const write = zonedTimeFormatter('Asia/Dhaka');
  const seconds = fc.integer({ min: 1_600_000_000, max: 2_000_000_000 });
  fc.assert(
    fc.property(seconds, (second) => {
      expect(Date.parse(write(new Date(second * 1000)))).toBe(second * 1000);
    }),
  );
});
