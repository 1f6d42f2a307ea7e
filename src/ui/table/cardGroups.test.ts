import { describe, expect, it } from 'vitest';
import { FEW, firstGroups, GROUP_SIZE, groupsOf, isSameGroup } from './cardGroups.ts';

const numbers = (count: number) => Array.from({ length: count }, (_, place) => place);

describe('groups of cards', () => {
  it('contain all rows in order', () => {
    const rows = numbers(2 * GROUP_SIZE + 1);
    const groups = groupsOf(rows);
    expect(groups.flat()).toEqual(rows);
    expect(groups.map(({ length }) => length)).toEqual([GROUP_SIZE, GROUP_SIZE, 1]);
  });

  it('stay the same when rows are added after them', () => {
    const [first = []] = groupsOf(numbers(GROUP_SIZE));
    const [again = [], ...later] = groupsOf(numbers(GROUP_SIZE + 1));
    expect(isSameGroup(first, again)).toBe(true);
    expect(later.map((group) => isSameGroup(first, group))).toEqual([false]);
  });
});

describe('the groups rendered at once with their list', () => {
  it('are the first ones: all of a list of few cards', () => {
    const first = [...firstGroups(0, 10 * FEW)];
    expect(first).toEqual(numbers(FEW / GROUP_SIZE));
    expect([...firstGroups(0, FEW)]).toEqual(first);
  });

  it('are those around the row that was at the top of the view', () => {
    const groups = firstGroups(60 * GROUP_SIZE + 1, 1000);
    expect(Math.min(...groups)).toBe(57);
    expect(groups.size).toBe(FEW / GROUP_SIZE);
  });

  it('end with the group of the last row, and do not exist for an empty list', () => {
    expect([...firstGroups(8 * GROUP_SIZE, 9 * GROUP_SIZE)]).toEqual([5, 6, 7, 8]);
    expect(firstGroups(50, 0).size).toBe(0);
  });
});
