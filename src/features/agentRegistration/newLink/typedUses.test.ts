import { expect, it } from 'vitest';
import { typedUses } from './typedUses.ts';

it.each([
  ['', undefined],
  [' ', undefined],
  ['1', 1],
  [' 50 ', 50],
  ['১০০', 100],
  ['10000', 10_000],
  ['0', null],
  ['10001', null],
  ['1.5', null],
  ['-3', null],
  ['many', null],
])('reads “%s” as %s registrations (S2.17)', (typed, uses) => {
  expect(typedUses(typed)).toBe(uses);
});
