import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { CallOutcome } from '#src/session/outcomeOf.ts';
import { OWN } from '#src/session/own.ts';
import { useOutcomeToast } from '#src/session/useOutcomeToast.ts';
import { useToast } from '#src/ui/toast/ToastProvider.tsx';

/** What follows a try to change where the player stands: it was done, it was not, or nobody knows; all that is the player's is asked anew. */
export interface StandingChange {
  /** It is tried again: what was said of the try before it goes. */
  begin(): void;
  done(title: string, text?: string): void;
  failed(outcome: CallOutcome, error: unknown): void;
}

/** Tells the player what became of it. After a refusal too the page shows what the platform holds. */
export function useStandingChange(): StandingChange {
  const { t } = useTranslation('promotions');
  const toast = useToast();
  const { tell, clear } = useOutcomeToast();
  const queries = useQueryClient();
  const askAnew = () => queries.invalidateQueries({ queryKey: [OWN] });
  return {
    begin: clear,
    done(title, text) {
      toast({ tone: 'success', title, text });
      void askAnew();
    },
    failed(outcome, error) {
      tell(outcome, error, t('done.failed'));
      void askAnew();
    },
  };
}
