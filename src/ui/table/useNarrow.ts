import { type RefCallback, useState } from 'react';

/** The least width of a grid, in px: as much as a tablet leaves for a page beside the side menu. */
const LEAST_OF_GRID = 640;

/**
 * Whether the element that takes the reference is too narrow for columns, from its first drawing in a browser on. It must
 * be as wide as its place, not as what is in it.
 */
export function useNarrow(): [ref: RefCallback<HTMLElement>, narrow: boolean] {
  const [narrow, setNarrow] = useState(false);
  const [ref] = useState(() => (element: HTMLElement) => {
    const measure = () => setNarrow(element.clientWidth < LEAST_OF_GRID);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  });
  return [ref, narrow];
}
