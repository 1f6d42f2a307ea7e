import { type RefCallback, useCallback, useState } from 'react';

/** The dimensions of a grid of equal cards, in px. */
export interface GridMeasure {
  columns: number;
  /** From the top of one row to the top of the next. */
  rowHeight: number;
  /** The top of the grid, from the top of the page. */
  top: number;
}

/**
 * Measures a grid as laid out; undefined while it is empty. The row height comes from its track: that of a card's rectangle loses precision
 * far down the page, where a thirty-second of a pixel per row is a whole row in thousands.
 */
function measure(frame: HTMLElement): GridMeasure | undefined {
  const list = frame.firstElementChild;
  if (!list?.firstElementChild) return undefined;
  const { gridTemplateColumns, gridTemplateRows, rowGap } = getComputedStyle(list);
  return {
    columns: gridTemplateColumns.split(' ').length,
    rowHeight: Number.parseFloat(gridTemplateRows) + Number.parseFloat(rowGap),
    top: Math.round(frame.getBoundingClientRect().top + window.scrollY),
  };
}

const same = (a: GridMeasure, b: GridMeasure) =>
  a.columns === b.columns && a.rowHeight === b.rowHeight && a.top === b.top;

/**
 * The dimensions of the grid that is the first child of an element, measured again when either or the page is resized. Known before the
 * first paint.
 */
export function useGridMeasure(): [GridMeasure | undefined, RefCallback<HTMLElement>] {
  const [known, setKnown] = useState<GridMeasure>();
  const ref = useCallback((frame: HTMLElement | null) => {
    if (!frame) return undefined;
    const look = () => {
      const now = measure(frame);
      if (now) setKnown((old) => (old && same(old, now) ? old : now));
    };
    look();
    const sizes = new ResizeObserver(look);
    sizes.observe(frame);
    // A game may be a little higher than its skeleton.
    if (frame.firstElementChild) sizes.observe(frame.firstElementChild);
    // Resizing content above the grid moves it.
    sizes.observe(document.body);
    return () => sizes.disconnect();
  }, []);
  return [known, ref];
}
