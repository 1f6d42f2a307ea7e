import { useEffect, useRef } from 'react';
import type { Deposit } from '#src/platform/contract.generated.ts';
import { useTrack } from '#src/session/analytics/useTrack.ts';

/** Sends the event `deposit_paid` if the page saw it become paid. */
export function useTrackPaid(state: Deposit['state'] | undefined): void {
  const measure = useTrack();
  const before = useRef(state);
  useEffect(() => {
    if (state === 'paid' && before.current !== undefined && before.current !== 'paid') {
      measure('deposit_paid', {});
    }
    before.current = state;
  }, [measure, state]);
}
