import { useToast } from '#src/ui/toast/ToastProvider.tsx';
import type { CallOutcome } from './outcomeOf.ts';
import { useOutcomeWords } from './useOutcomeWords.ts';

/** Says in a toast what became of a call that failed; `refused` is its title where it was not done. */
export function useOutcomeToast(): (outcome: CallOutcome, error: unknown, refused: string) => void {
  const toast = useToast();
  const words = useOutcomeWords();
  return (outcome, error, refused) =>
    toast({
      tone: outcome === 'refused' ? 'danger' : 'info',
      ...words(outcome, error, refused),
    });
}
