import { describe, expect, it } from 'vitest';
import { figuresOf } from './overloadBench.ts';
import { overloadRows } from './rows.ts';

const BETS = new Map([
  [200, [900, 40]],
  [503, [5]],
]);
const QUICK = Array.from({ length: 400 }, () => 16);
const missed = (status: readonly number[], bets: ReadonlyMap<number, number[]> = BETS): string[] =>
  overloadRows({ ...figuresOf(status, bets), booksClean: true })
    .filter(({ met }) => !met)
    .map(({ figure }) => figure);

describe('the goals of the overload bench', () => {
  it('check the longest status response, and not only its 99th percentile', () => {
    expect(missed(QUICK)).toEqual([]);
    expect(missed([...QUICK, 400])).toEqual(['the status of the site, the longest answer']);
    expect(missed([...QUICK, Number.POSITIVE_INFINITY])).toHaveLength(1);
  });

  it('are missed by a platform that rejects every bet', () => {
    expect(missed(QUICK, new Map([[503, [5, 5]]]))).toEqual([
      'an accepted bet, 99th percentile',
      'bets accepted',
    ]);
  });

  it('are missed if the status never responds', () => {
    expect(missed([])).toEqual([
      'the status of the site, 99th percentile',
      'the status of the site, the longest answer',
    ]);
  });
});
