import { describe, expect, it } from 'vitest';
import { type TreeBranch, type TreeNode, treeRows } from './rows.ts';

const node = (id: string, branch = true): TreeNode => ({ id, label: id, branch });

const BRANCHES: Record<string, TreeBranch> = {
  a: { state: 'ready', nodes: [node('a1'), node('a2', false)] },
  a1: { state: 'failed' },
  b: { state: 'loading' },
};

const shown = (...open: string[]) =>
  treeRows([node('a'), node('b')], new Set(open), (id) => BRANCHES[id] ?? { state: 'loading' });

describe('the lines of a tree', () => {
  it('are its roots while nothing is open', () => {
    expect(shown().map(({ key }) => key)).toEqual(['a', 'b']);
  });

  it('include the children of an open node, each with its level and position', () => {
    const rows = shown('a');
    expect(
      rows.map(({ key, level, position, siblings }) => [key, level, position, siblings]),
    ).toEqual([
      ['a', 1, 1, 2],
      ['a1', 2, 1, 2],
      ['a2', 2, 2, 2],
      ['b', 1, 2, 2],
    ]);
  });

  it('hide open branches below a closed node', () => {
    expect(shown('a1').map(({ key }) => key)).toEqual(['a', 'b']);
  });

  it('show branches that are loading or failed to load', () => {
    const notices = shown('a', 'a1', 'b').filter(({ kind }) => kind !== 'node');
    expect(notices.map(({ kind, parent, level }) => [kind, parent, level])).toEqual([
      ['failed', 'a1', 3],
      ['loading', 'b', 2],
    ]);
  });

  it('never open a leaf', () => {
    expect(shown('a', 'a2')).toHaveLength(4);
  });
});
