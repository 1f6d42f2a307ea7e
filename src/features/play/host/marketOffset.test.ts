import { expect, it } from 'vitest';
import { marketOffset } from './marketOffset.ts';

it('names the offset of the market’s zone from Greenwich', () => {
  const winter = Date.parse('2026-01-15T12:00:00Z');
  expect(marketOffset('Asia/Dhaka', winter)).toBe('GMT+6');
  expect(marketOffset('Asia/Kolkata', winter)).toBe('GMT+5:30');
});

it('goes with the clocks of the market', () => {
  expect(marketOffset('Europe/Malta', Date.parse('2026-01-15T12:00:00Z'))).toBe('GMT+1');
  expect(marketOffset('Europe/Malta', Date.parse('2026-07-15T12:00:00Z'))).toBe('GMT+2');
});
