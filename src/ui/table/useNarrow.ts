import { type RefCallback, useCallback, useState } from 'react';

/** The average width of a column in a dense grid, in px. */
const COLUMN = 106;
/** The minimum width of a grid with few columns, and the width from which any number of columns is a grid, in px. */
const LEAST = 560;
const ENOUGH = 900;

/** Whether a width is too narrow for that many columns: the last ones, which often matter most, would be out of view. */
export const isNarrow = (width: number, columns: number): boolean =>
  width < Math.min(Math.max(columns * COLUMN, LEAST), ENOUGH);

/**
 * Whether the element with the ref is too narrow for columns, measured from the first render in a browser. It must be as wide as its
 * parent, not as its content.
 */
export function useNarrow(columns: number): [ref: RefCallback<HTMLElement>, narrow: boolean] {
  // No element is wider than its page: on a phone the first render is that of cards, and not of a grid that is never seen.
  const [narrow, setNarrow] = useState(() => isNarrow(globalThis.innerWidth ?? ENOUGH, columns));
  const ref = useCallback(
    (element: HTMLElement) => {
      const measure = () => setNarrow(isNarrow(element.clientWidth, columns));
      measure();
      const observer = new ResizeObserver(measure);
      observer.observe(element);
      return () => observer.disconnect();
    },
    [columns],
  );
  return [ref, narrow];
}
