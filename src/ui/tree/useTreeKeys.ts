import { type KeyboardEvent, useRef } from 'react';
import { lineBeginning, type TreeMove, treeMove } from './keys.ts';
import type { TreeRow } from './rows.ts';

/** Letters typed within this time form one search, in milliseconds. */
const TYPING = 600;

/** Handles the keys of a tree: those that move, and letters that search a line. */
export function useTreeKeys(
  rows: readonly TreeRow[],
  at: number,
  act: (move: TreeMove) => void,
): (event: KeyboardEvent<HTMLElement>) => void {
  const typed = useRef({ letters: '', moment: 0 });
  const move = (event: KeyboardEvent<HTMLElement>): TreeMove | undefined => {
    const { key, currentTarget, timeStamp } = event;
    const mirrored = getComputedStyle(currentTarget).direction === 'rtl';
    const known = treeMove(key, rows, at, mirrored);
    if (known || Array.from(key).length !== 1) return known;
    const goesOn = timeStamp - typed.current.moment < TYPING;
    const letters = goesOn ? typed.current.letters + key : key;
    typed.current = { letters, moment: timeStamp };
    const to = lineBeginning(letters, rows, at);
    return to === undefined ? undefined : { kind: 'go', to };
  };
  return (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const next = move(event);
    if (!next) return;
    event.preventDefault();
    act(next);
  };
}
