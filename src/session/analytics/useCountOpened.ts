import { useEffect, useRef } from 'react';
import { useMeasure } from './useMeasure.ts';

/** Sends an analytics event once, when the first step of a funnel opens. */
export function useCountOpened(name: 'registration_opened' | 'deposit_opened'): void {
  const measure = useMeasure();
  const isCounted = useRef(false);
  useEffect(() => {
    if (isCounted.current) return;
    isCounted.current = true;
    measure(name, {});
  }, [measure, name]);
}
