import { useEffect, useRef } from 'react';
import { useMeasure } from './useMeasure.ts';

/** Counts once that the first step of a funnel was opened. */
export function useCountOpened(name: 'registration_opened' | 'deposit_opened'): void {
  const measure = useMeasure();
  const isCounted = useRef(false);
  useEffect(() => {
    if (isCounted.current) return;
    isCounted.current = true;
    measure(name, {});
  }, [measure, name]);
}
