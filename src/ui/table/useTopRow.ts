import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { CardMemory } from './cardMemory.ts';
import { scrollToRow, topRow } from './topRow.ts';

/**
 * Notes the row at the top of the view in a list's memory, when the page or the list scrolls and when the list is left, and scrolls to it
 * when cards become a grid or a grid cards, as on a phone that is turned.
 */
export function useTopRow(
  ref: RefObject<HTMLElement | null>,
  memory: CardMemory,
  narrow: boolean,
): void {
  const before = useRef(narrow);
  useLayoutEffect(() => {
    if (before.current === narrow) return;
    before.current = narrow;
    if (ref.current && memory.top > 0) scrollToRow(ref.current, memory.top);
  }, [ref, memory, narrow]);
  useEffect(() => {
    let width = ref.current?.clientWidth;
    const note = () => {
      const rows = ref.current;
      if (!rows) return;
      // The first scroll after a turn is the browser's own, on a page that has been laid out anew.
      if (rows.clientWidth === width) memory.top = topRow(rows);
      width = rows.clientWidth;
    };
    addEventListener('scroll', note, { capture: true, passive: true });
    return () => removeEventListener('scroll', note, { capture: true });
  }, [ref, memory]);
  useLayoutEffect(
    () => () => {
      if (ref.current) memory.top = topRow(ref.current);
    },
    [ref, memory],
  );
}
