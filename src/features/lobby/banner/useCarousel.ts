import { type RefCallback, useCallback, useState } from 'react';
import { STILL } from '#src/ui/mediaQueries.ts';
import type { Carousel } from './startCarousel.ts';
import { whenVisitorActs } from './whenVisitorActs.ts';

interface RunningCarousel {
  /** For the element that holds the banners. */
  ref: RefCallback<HTMLElement>;
  /** What moves it; nothing until the library is there. */
  carousel: Carousel | undefined;
  /** No motion was asked for, so nothing runs by itself. */
  still: boolean;
}

/** Starts a carousel once `ready` and a visitor shows, and stops it with its element. */
export function useCarousel(ready: boolean): RunningCarousel {
  const [carousel, setCarousel] = useState<Carousel>();
  const [still, setStill] = useState(true);
  const ref = useCallback(
    (element: HTMLElement | null) => {
      if (!element || !ready) return undefined;
      let running: Carousel | undefined;
      const cancel = whenVisitorActs(async (signal) => {
        const { startCarousel } = await import('./startCarousel.ts');
        if (signal.aborted) return;
        const asksForStillness = matchMedia(STILL).matches;
        running = startCarousel(element, asksForStillness);
        setStill(asksForStillness);
        setCarousel(running);
      });
      return () => {
        cancel();
        running?.stop();
        setCarousel(undefined);
      };
    },
    [ready],
  );
  return { ref, carousel, still };
}
