import { useRef } from 'react';
import { useToast } from '#src/ui/toast/ToastProvider.tsx';
import type { CallOutcome } from './outcomeOf.ts';
import { useOutcomeWords } from './useOutcomeWords.ts';

/** The toast of one repeatable call. */
export interface OutcomeToast {
  /** Shows the outcome of the failed call; `refused` is its title if it was not done. */
  tell(outcome: CallOutcome, error: unknown, refused: string): void;
  /** Closes the toast: the call is repeated. */
  clear(): void;
}

/** Shows the outcome of a failed call in a toast, until it is repeated. */
export function useOutcomeToast(): OutcomeToast {
  const toast = useToast();
  const words = useOutcomeWords();
  const shown = useRef<AbortController>(undefined);
  const clear = () => shown.current?.abort();
  return {
    clear,
    tell(outcome, error, refused) {
      clear();
      shown.current = new AbortController();
      toast({
        tone: outcome === 'refused' ? 'danger' : 'info',
        until: shown.current.signal,
        ...words(outcome, error, refused),
      });
    },
  };
}
