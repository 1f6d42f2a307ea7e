import { useRef } from 'react';
import { useToast } from '#src/ui/toast/ToastProvider.tsx';
import type { CallOutcome } from './outcomeOf.ts';
import { useOutcomeWords } from './useOutcomeWords.ts';

/** The toast of one call that can be made again. */
export interface OutcomeToast {
  /** Says what became of the call that failed; `refused` is its title where it was not done. */
  tell(outcome: CallOutcome, error: unknown, refused: string): void;
  /** Closes what was said: the call is made again. */
  clear(): void;
}

/** Says in a toast what became of a call that failed, until it is made again. */
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
