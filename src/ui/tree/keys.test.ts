import { describe, expect, it } from 'vitest';
import { lineBeginning, treeMove } from './keys.ts';
import { type TreeNode, treeRows } from './rows.ts';

const node = (id: string, branch = true): TreeNode => ({ id, label: id, branch });

const ROWS = treeRows(
  [node('rahim'), node('karim'), node('rupa', false)],
  new Set(['rahim']),
  () => ({
    state: 'ready',
    nodes: [node('salma', false), node('sohel')],
  }),
);

/** The move of a key at the line with a name. */
const press = (key: string, id: string, mirrored = false) =>
  treeMove(
    key,
    ROWS,
    ROWS.findIndex((row) => row.key === id),
    mirrored,
  );

describe('the keys of a tree', () => {
  it('move up and down the visible lines, and stop at the ends', () => {
    expect(press('ArrowDown', 'rahim')).toEqual({ kind: 'go', to: 1 });
    expect(press('ArrowUp', 'rahim')).toEqual({ kind: 'go', to: 0 });
    expect(press('ArrowDown', 'rupa')).toEqual({ kind: 'go', to: 4 });
    expect(press('Home', 'rupa')).toEqual({ kind: 'go', to: 0 });
    expect(press('End', 'rahim')).toEqual({ kind: 'go', to: 4 });
  });

  it('open a branch, then move to its first line', () => {
    expect(press('ArrowRight', 'karim')).toEqual({ kind: 'open', ids: ['karim'] });
    expect(press('ArrowRight', 'rahim')).toEqual({ kind: 'go', to: 1 });
    expect(press('ArrowRight', 'rupa')).toBeUndefined();
  });

  it('move to the parent line, then close its branch', () => {
    expect(press('ArrowLeft', 'salma')).toEqual({ kind: 'go', to: 0 });
    expect(press('ArrowLeft', 'rahim')).toEqual({ kind: 'close', id: 'rahim' });
    expect(press('ArrowLeft', 'karim')).toBeUndefined();
  });

  it('are mirrored in right-to-left scripts', () => {
    expect(press('ArrowLeft', 'karim', true)).toEqual({ kind: 'open', ids: ['karim'] });
    expect(press('ArrowRight', 'rahim', true)).toEqual({ kind: 'close', id: 'rahim' });
  });

  it('open all siblings of a line', () => {
    expect(press('*', 'rupa')).toEqual({ kind: 'open', ids: ['rahim', 'karim'] });
    expect(press('*', 'salma')).toEqual({ kind: 'open', ids: ['sohel'] });
  });

  it('choose a line; other keys are left to the page', () => {
    expect(press('Enter', 'rupa')).toEqual({ kind: 'choose' });
    expect(press(' ', 'rupa')).toEqual({ kind: 'choose' });
    expect(press('Tab', 'rupa')).toBeUndefined();
  });
});

describe('the letters typed in a tree', () => {
  it('find the next line that begins with them, wrapping around', () => {
    expect(lineBeginning('r', ROWS, 0)).toBe(4);
    expect(lineBeginning('R', ROWS, 4)).toBe(0);
  });

  it('stay at the line while further letters still match', () => {
    expect(lineBeginning('so', ROWS, 2)).toBe(2);
  });

  it('find nothing if no line begins with them', () => {
    expect(lineBeginning('x', ROWS, 0)).toBeUndefined();
  });
});
