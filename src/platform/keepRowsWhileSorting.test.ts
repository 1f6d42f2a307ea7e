import { expect, test } from 'vitest';
import { keepRowsWhileSorting } from './keepRowsWhileSorting.ts';

const keyOf = (level: number, sort: string, order: string) =>
  ['own', 'team', { level, sort, order }, 20] as const;

const KEEP = keepRowsWhileSorting(keyOf(2, 'joined', 'desc'));

test('the rows stay in the previous order until they have loaded in the requested one', () => {
  expect(KEEP('rows', { queryKey: keyOf(2, 'account', 'asc') })).toBe('rows');
  expect(KEEP('rows', { queryKey: ['own', 'team', { level: 2 }, 20] })).toBe('rows');
});

test('rows of another level or list are not shown instead', () => {
  expect(KEEP('rows', { queryKey: keyOf(3, 'joined', 'desc') })).toBeUndefined();
  expect(KEEP('rows', { queryKey: ['own', 'bets', { level: 2 }, 20] })).toBeUndefined();
  expect(KEEP('rows', undefined)).toBeUndefined();
});
