import { useEffect, useRef } from 'react';
import type { Deposit } from '#src/platform/contract.generated.ts';
import { useMeasure } from '#src/session/analytics/useMeasure.ts';

/** Sends the event `deposit_paid` if the page saw it become paid. */
export function useCountPaid(state: Deposit['state'] | undefined): void {
  const measure = useMeasure();
  const before = useRef(state);
  useEffect(() => {
    if (state === 'paid' && before.current !== undefined && before.current !== 'paid') {
      measure('deposit_paid', {});
    }
    before.current = state;
  }, [measure, state]);
}
