import { type RefCallback, useCallback, useRef, useState } from 'react';
import { type ShelfMeasures, type ShelfView, shelfView } from './shelfView.ts';

interface ShelfCounts {
  loaded: number;
  places: number;
  onNeedsMore: () => void;
}

interface Shelf extends Pick<ShelfView, 'canGoBack' | 'canGoOn'> {
  /** Ref of the scroller. */
  ref: RefCallback<HTMLElement>;
  /** Scrolls by the visible width: 1 forward, -1 back, in LTR or RTL. */
  turn: (by: 1 | -1) => void;
}

const measure = (element: HTMLElement): ShelfMeasures => ({
  scrolled: Math.abs(element.scrollLeft),
  viewport: element.clientWidth,
  content: element.scrollWidth,
});

/** Tracks a shelf's scroll position, requests more games near their end, and scrolls by page. */
export function useShelf({ loaded, places, onNeedsMore }: ShelfCounts): Shelf {
  const scroller = useRef<HTMLElement>(null);
  const [view, setView] = useState({ canGoBack: false, canGoOn: false });
  const ref = useCallback(
    (element: HTMLElement | null) => {
      scroller.current = element;
      if (!element) return undefined;
      const look = () => {
        const { needsMore, canGoBack, canGoOn } = shelfView(measure(element), loaded, places);
        setView((old) =>
          old.canGoBack === canGoBack && old.canGoOn === canGoOn ? old : { canGoBack, canGoOn },
        );
        if (needsMore) onNeedsMore();
      };
      const size = new ResizeObserver(look);
      size.observe(element);
      element.addEventListener('scroll', look, { passive: true });
      return () => {
        size.disconnect();
        element.removeEventListener('scroll', look);
      };
    },
    [loaded, places, onNeedsMore],
  );
  const turn = (by: 1 | -1) => {
    const element = scroller.current;
    if (!element) return;
    const sign = getComputedStyle(element).direction === 'rtl' ? -1 : 1;
    element.scrollBy({ left: by * sign * element.clientWidth });
  };
  return { ref, turn, ...view };
}
