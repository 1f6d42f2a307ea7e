import { useEffect, useRef } from 'react';
import { useTrack } from './useTrack.ts';

/** Sends an analytics event once, when the first step of a funnel opens. */
export function useTrackOpened(name: 'registration_opened' | 'deposit_opened'): void {
  const measure = useTrack();
  const isCounted = useRef(false);
  useEffect(() => {
    if (isCounted.current) return;
    isCounted.current = true;
    measure(name, {});
  }, [measure, name]);
}
