import { describe, expect, it } from 'vitest';
import { GROUP_SIZE, groupsOf, isSameGroup } from './cardGroups.ts';

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
