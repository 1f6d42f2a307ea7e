import { useEffect, useRef } from 'react';
import type { Deposit } from '#src/platform/contract.generated.ts';
import { useMeasure } from '#src/session/analytics/useMeasure.ts';

/** Sends the analytics event `deposit_paid` when the state changes to paid while the page is open. */
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
