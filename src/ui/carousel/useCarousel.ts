import { type RefCallback, useCallback, useState } from 'react';
import { savesData } from '#src/ui/dataSaver/dataSaver.ts';
import { STILL } from '#src/ui/mediaQueries.ts';
import type { CarouselPace, RunningCarousel } from './startCarousel.ts';
import { whenVisitorActs } from './whenVisitorActs.ts';

interface CarouselState {
  /** For the element that holds the slides. */
  ref: RefCallback<HTMLElement>;
  /** What moves it; nothing until the library is there. */
  running: RunningCarousel | undefined;
  /** No motion was asked for, or data is saved, so nothing runs by itself. */
  still: boolean;
}

/** Starts a carousel once `ready` and a visitor shows, and stops it with its element. */
export function useCarousel(ready: boolean, { delayMs, speedMs }: CarouselPace): CarouselState {
  const [running, setRunning] = useState<RunningCarousel>();
  const [still, setStill] = useState(true);
  const ref = useCallback(
    (element: HTMLElement | null) => {
      if (!element || !ready) return undefined;
      let started: RunningCarousel | undefined;
      const cancel = whenVisitorActs(async (signal) => {
        // Without a connection, or after a deployment, it may not come: then the first slide stays.
        const part = await import('./startCarousel.ts').catch(() => undefined);
        if (!part || signal.aborted) return;
        const asksForStillness = matchMedia(STILL).matches || savesData();
        started = part.startCarousel(element, { delayMs, speedMs }, asksForStillness);
        setStill(asksForStillness);
        setRunning(started);
      });
      return () => {
        cancel();
        started?.stop();
        setRunning(undefined);
      };
    },
    [ready, delayMs, speedMs],
  );
  return { ref, running, still };
}
