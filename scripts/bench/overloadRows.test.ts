import { expect, it } from 'vitest';
import { figuresOf } from './overloadBench.ts';
import { overloadRows } from './rows.ts';

const BETS = new Map([
  [200, [900, 40]],
  [503, [5]],
]);
const missed = (status: readonly number[]): string[] =>
  overloadRows({ ...figuresOf(status, BETS), booksClean: true })
    .filter(({ met }) => !met)
    .map(({ figure }) => figure);

it('the overload bench judges the longest answer of the status, and not only its 99th percentile', () => {
  const quick = Array.from({ length: 400 }, () => 16);
  expect(missed(quick)).toEqual([]);
  expect(missed([...quick, 400])).toEqual(['the status of the site, the longest answer']);
  expect(missed([...quick, Number.POSITIVE_INFINITY])).toHaveLength(1);
});
