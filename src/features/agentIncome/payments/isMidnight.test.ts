import { expect, it } from 'vitest';
import { isMidnight } from './isMidnight.ts';

it.each([
  ['2026-03-02T18:00:00.000Z', 'Asia/Dhaka', true],
  ['2026-03-02T18:00:01.000Z', 'Asia/Dhaka', false],
  ['2026-03-02T00:00:00.000Z', 'Asia/Dhaka', false],
  ['2026-03-02T00:00:00.000Z', 'UTC', true],
])('%s in %s: %s', (moment, timeZone, begins) => {
  expect(isMidnight(moment, timeZone)).toBe(begins);
});
