import { expect, test } from 'vitest';
import { keepRowsWhileSorting } from './keepRowsWhileSorting.ts';

const keyOf = (level: number, sort: string, order: string) =>
  ['own', 'team', { level, sort, order }, 20] as const;

const KEEP = keepRowsWhileSorting(keyOf(2, 'joined', 'desc'));

test('the rows of another order stay until the same ones have come in the order that is asked for', () => {
  expect(KEEP('rows', { queryKey: keyOf(2, 'account', 'asc') })).toBe('rows');
  expect(KEEP('rows', { queryKey: ['own', 'team', { level: 2 }, 20] })).toBe('rows');
});

test('rows of another level, of another list or of nothing are not shown in their place', () => {
  expect(KEEP('rows', { queryKey: keyOf(3, 'joined', 'desc') })).toBeUndefined();
  expect(KEEP('rows', { queryKey: ['own', 'bets', { level: 2 }, 20] })).toBeUndefined();
  expect(KEEP('rows', undefined)).toBeUndefined();
});
