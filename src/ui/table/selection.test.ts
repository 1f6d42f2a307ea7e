import { describe, expect, it } from 'vitest';
import { choose, chosenOf } from './selection.ts';

describe('the selection of rows', () => {
  it('keeps the rows selected on other pages', () => {
    const chosen = choose(new Set(['a']), ['c', 'd'], true);
    expect([...chosen]).toEqual(['a', 'c', 'd']);
    expect([...choose(chosen, ['c'], false)]).toEqual(['a', 'd']);
  });

  it('does not change the previous selection', () => {
    const before = new Set(['a']);
    choose(before, ['a'], false);
    expect([...before]).toEqual(['a']);
  });

  it('tells whether none, some or all rows of a page are selected', () => {
    expect(chosenOf(['a', 'b'], new Set(['x']))).toBe('none');
    expect(chosenOf(['a', 'b'], new Set(['a', 'x']))).toBe('some');
    expect(chosenOf(['a', 'b'], new Set(['a', 'b', 'x']))).toBe('all');
    expect(chosenOf([], new Set())).toBe('none');
  });
});
