import { type RefCallback, useCallback, useRef, useState } from 'react';
import { type ShelfMeasures, type ShelfView, shelfView } from './shelfView.ts';

/** What a shelf holds. */
interface ShelfCounts {
  loaded: number;
  places: number;
  onNeedsMore: () => void;
}

interface Shelf extends Pick<ShelfView, 'canGoBack' | 'canGoOn'> {
  /** For the element that scrolls. */
  ref: RefCallback<HTMLElement>;
  /** Moves by what is seen at once: 1 on, -1 back, in the direction of writing. */
  turn: (by: 1 | -1) => void;
}

const measure = (element: HTMLElement): ShelfMeasures => ({
  scrolled: Math.abs(element.scrollLeft),
  viewport: element.clientWidth,
  content: element.scrollWidth,
});

/** Watches where a shelf stands, asks for more games when it comes to their end, and turns its pages. */
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
