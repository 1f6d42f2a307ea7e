import { expect, it } from 'vitest';
import { chosenSort, sortOf, sortText } from './recordSort.ts';

const COLUMNS = ['at', 'stake'] as const;

it.each(['at', '-at', 'stake', '-stake'])('keeps the order %s in the URL (S9.6)', (text) => {
  expect(sortText(sortOf(text, COLUMNS))).toBe(text);
});

it.each([null, '', '-', 'game', '--at', 'AT'])('ignores %j as an order', (text) => {
  expect(sortOf(text, COLUMNS)).toBeUndefined();
  expect(sortText(sortOf(text, COLUMNS))).toBeUndefined();
});

it('passes on only orders that the platform supports', () => {
  const descending = true;
  expect(chosenSort({ column: 'stake', descending }, COLUMNS)).toEqual({
    column: 'stake',
    descending,
  });
  expect(chosenSort({ column: 'game', descending }, COLUMNS)).toBeUndefined();
});
