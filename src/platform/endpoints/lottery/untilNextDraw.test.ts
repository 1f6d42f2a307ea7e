import { expect, it } from 'vitest';
import { untilNextDraw } from './untilNextDraw.ts';

const now = Date.parse('2026-03-02T14:00:00Z');
const at = (time: string) => ({ drawsAt: `2026-03-02T${time}Z` });

it('waits for the first of the draws, and a little longer, so that it has been drawn (S7.28)', () => {
  expect(untilNextDraw([at('14:05:00'), at('14:01:00')], now)).toBe(62_000);
});

it('polls after a pause if a draw is past, and never without lotteries', () => {
  expect(untilNextDraw([at('13:00:00')], now)).toBe(2_000);
  expect(untilNextDraw([], now)).toBe(false);
});
