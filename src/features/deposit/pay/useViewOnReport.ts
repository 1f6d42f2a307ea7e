import { type RefObject, useEffect, useRef } from 'react';
import type { Deposit } from '#src/platform/contract.generated.ts';

/** A ref for the reported payment: it is focused once the player reports it, because the form, and the pressed button, are gone. */
export function useViewOnReport(state: Deposit['state']): RefObject<HTMLDivElement | null> {
  const view = useRef<HTMLDivElement>(null);
  const before = useRef(state);
  useEffect(() => {
    if (state === 'pending' && before.current !== state) {
      view.current?.focus({ preventScroll: true });
    }
    before.current = state;
  }, [state]);
  return view;
}
