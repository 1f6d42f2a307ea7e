import { expect, it } from 'vitest';
import { chosenSort, sortOf, sortText } from './recordSort.ts';

const COLUMNS = ['at', 'stake'] as const;

it.each(['at', '-at', 'stake', '-stake'])('keeps the order %s in an address (S9.6)', (text) => {
  expect(sortText(sortOf(text, COLUMNS))).toBe(text);
});

it.each([null, '', '-', 'game', '--at', 'AT'])('takes %j for no order', (text) => {
  expect(sortOf(text, COLUMNS)).toBeUndefined();
  expect(sortText(sortOf(text, COLUMNS))).toBeUndefined();
});

it('passes on only what the platform can sort by', () => {
  const descending = true;
  expect(chosenSort({ column: 'stake', descending }, COLUMNS)).toEqual({
    column: 'stake',
    descending,
  });
  expect(chosenSort({ column: 'game', descending }, COLUMNS)).toBeUndefined();
});
