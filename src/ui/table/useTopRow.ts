import { type RefObject, useEffect, useLayoutEffect } from 'react';
import type { CardMemory } from './cardMemory.ts';
import { topRow } from './topRow.ts';

/** How long nothing has scrolled when the row at the top of the view is noted, in ms. */
const AT_REST = 100;

/** Notes the row at the top of the view in a list's memory, when the page or the list has been scrolled and when the list is left. */
export function useTopRow(ref: RefObject<HTMLElement | null>, memory: CardMemory): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const note = () => {
      if (ref.current) memory.top = topRow(ref.current);
    };
    const later = () => {
      clearTimeout(timer);
      timer = setTimeout(note, AT_REST);
    };
    addEventListener('scroll', later, { capture: true, passive: true });
    return () => {
      clearTimeout(timer);
      removeEventListener('scroll', later, { capture: true });
    };
  }, [ref, memory]);
  useLayoutEffect(
    () => () => {
      if (ref.current) memory.top = topRow(ref.current);
    },
    [ref, memory],
  );
}
