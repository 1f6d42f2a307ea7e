import { expect, it } from 'vitest';
import { daysAndSeconds } from './timeLeft.ts';

it.each([
  [0, 0, 0],
  [86_399, 0, 86_399],
  [86_400, 1, 0],
  [200_000, 2, 27_200],
])('splits %i seconds into %i days and %i seconds (S2.16)', (seconds, days, rest) => {
  expect(daysAndSeconds(seconds)).toEqual({ days, rest });
});
