import { type RefCallback, useCallback, useState } from 'react';
import { savesData } from '#src/ui/dataSaver/dataSaver.ts';
import { STILL } from '#src/ui/mediaQueries.ts';
import type { CarouselPace, RunningCarousel } from './startCarousel.ts';
import { whenVisitorActs } from './whenVisitorActs.ts';

interface CarouselState {
  /** The ref for the element that holds the slides. */
  ref: RefCallback<HTMLElement>;
  /** The carousel's controls; undefined until the library is loaded. */
  running: RunningCarousel | undefined;
  /** Whether reduced motion or data saving is on, so that nothing plays by itself. */
  still: boolean;
}

/** Starts a carousel once it is `ready` and the visitor interacts, and stops it on unmount. */
export function useCarousel(ready: boolean, { delayMs, speedMs }: CarouselPace): CarouselState {
  const [running, setRunning] = useState<RunningCarousel>();
  const [still, setStill] = useState(true);
  const ref = useCallback(
    (element: HTMLElement | null) => {
      if (!element || !ready) return undefined;
      let started: RunningCarousel | undefined;
      const cancel = whenVisitorActs(async (signal) => {
        // Offline or after a deployment, loading may fail: then the first slide stays.
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
