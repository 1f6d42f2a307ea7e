import { expect, it } from 'vitest';
import { BOARD_PERIODS, boardOf, boardPath } from './boardPaths.ts';

it('keeps every leaderboard in the URL (S2.16)', () => {
  for (const period of BOARD_PERIODS) {
    expect(boardOf(new URL(boardPath(period), 'https://brand.example').searchParams)).toBe(period);
  }
});

it('shows the default leaderboard for an unknown one', () => {
  expect(boardOf(new URLSearchParams('board=yearly'))).toBe(BOARD_PERIODS[0]);
});
