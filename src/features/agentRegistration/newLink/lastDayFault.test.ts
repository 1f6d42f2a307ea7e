import { expect, it } from 'vitest';
import { lastDayFault } from './lastDayFault.ts';

const TODAY = '2026-03-02';

it.each(['', ' ', TODAY, '2026-3-9', '12-31-2026', '২০২৬-০৩-১০'])('accepts “%s”', (typed) => {
  expect(lastDayFault(typed, TODAY)).toBeUndefined();
});

it.each([
  ['2026-03-01', 'past'],
  ['2026-02-30', 'invalid'],
  ['next week', 'invalid'],
  ['2100-01-01', 'invalid'],
])('rejects “%s” as %s', (typed, fault) => {
  expect(lastDayFault(typed, TODAY)).toBe(fault);
});
