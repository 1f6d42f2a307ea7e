import { useEffect, useRef } from 'react';
import { useMeasure } from '#src/session/analytics/useMeasure.ts';

/** Counts that the registration was opened, once. */
export function useCountOpened(): void {
  const measure = useMeasure();
  const isCounted = useRef(false);
  useEffect(() => {
    if (isCounted.current) return;
    isCounted.current = true;
    measure('registration_opened', {});
  }, [measure]);
}
