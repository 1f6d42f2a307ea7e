import { type RefCallback, useCallback, useState } from 'react';

/** What a column of a dense grid takes on average, in px. */
const COLUMN = 106;
/** The least width of a grid however few its columns are, and the width that is enough for any, in px. */
const LEAST = 560;
const ENOUGH = 900;

/** Whether a place is too narrow for a number of columns: the last ones, which often matter most, would be out of sight. */
export const isNarrow = (width: number, columns: number): boolean =>
  width < Math.min(Math.max(columns * COLUMN, LEAST), ENOUGH);

/**
 * Whether the element that takes the reference is too narrow for columns, from its first drawing in a browser on. It must
 * be as wide as its place, not as what is in it.
 */
export function useNarrow(columns: number): [ref: RefCallback<HTMLElement>, narrow: boolean] {
  const [narrow, setNarrow] = useState(false);
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
