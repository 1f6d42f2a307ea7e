import { type RefCallback, useCallback, useState } from 'react';

/** The measures of a grid whose cards are all of one size, in px. */
export interface GridMeasure {
  columns: number;
  /** From the top of one row to the top of the next. */
  rowHeight: number;
  /** Where the grid begins, from the top of the page. */
  top: number;
}

/**
 * Reads a grid as the styles have laid it out; nothing while it is empty. The height of a row comes from its track: that of a card's
 * rectangle grows coarse far down the page, where a thirty-second of a pixel a row is a whole row in thousands.
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
 * The measures of the grid that is the first child of an element, anew whenever either or the page changes its size. Known
 * before the first paint.
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
    // A game may be a little higher than the place that was kept for it.
    if (frame.firstElementChild) sizes.observe(frame.firstElementChild);
    // What changes its height above the grid moves it.
    sizes.observe(document.body);
    return () => sizes.disconnect();
  }, []);
  return [known, ref];
}
