import { type RefObject, useEffect, useRef } from 'react';
import type { VerificationState } from '#src/platform/contract.generated.ts';

/** A ref for the status: it is focused, at the top of the page, once the player sends the documents, because the form below it is gone. */
export function useViewOnSent(state: VerificationState): RefObject<HTMLDivElement | null> {
  const status = useRef<HTMLDivElement>(null);
  const before = useRef(state);
  useEffect(() => {
    if (state === 'in_review' && before.current !== state) {
      status.current?.focus({ preventScroll: true });
      window.scrollTo({ top: 0 });
    }
    before.current = state;
  }, [state]);
  return status;
}
