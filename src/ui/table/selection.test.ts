import { describe, expect, it } from 'vitest';
import { choose, chosenOf } from './selection.ts';

describe('the choice of rows', () => {
  it('keeps what was chosen on other pages', () => {
    const chosen = choose(new Set(['a']), ['c', 'd'], true);
    expect([...chosen]).toEqual(['a', 'c', 'd']);
    expect([...choose(chosen, ['c'], false)]).toEqual(['a', 'd']);
  });

  it('leaves the former choice as it was', () => {
    const before = new Set(['a']);
    choose(before, ['a'], false);
    expect([...before]).toEqual(['a']);
  });

  it('tells none, some and all of a page', () => {
    expect(chosenOf(['a', 'b'], new Set(['x']))).toBe('none');
    expect(chosenOf(['a', 'b'], new Set(['a', 'x']))).toBe('some');
    expect(chosenOf(['a', 'b'], new Set(['a', 'b', 'x']))).toBe('all');
    expect(chosenOf([], new Set())).toBe('none');
  });
});
