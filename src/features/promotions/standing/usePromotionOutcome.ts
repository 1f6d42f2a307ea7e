import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { CallOutcome } from '#src/session/outcomeOf.ts';
import { PLAYER_QUERY_PREFIX } from '#src/session/playerQueryPrefix.ts';
import { useOutcomeToast } from '#src/session/useOutcomeToast.ts';
import { useToast } from '#src/ui/toast/ToastProvider.tsx';

/** The handlers of a try to change the player's status: done, failed, or unknown; each outcome refetches the player's data. */
export interface StatusChange {
  /** Clears the message of the previous try. */
  begin(): void;
  done(title: string, text?: string): void;
  failed(outcome: CallOutcome, error: unknown): void;
}

/** Reports the outcome to the player. Even after a failure, the page shows the platform's state. */
export function usePromotionOutcome(): StatusChange {
  const { t } = useTranslation('promotions');
  const toast = useToast();
  const { tell, clear } = useOutcomeToast();
  const queries = useQueryClient();
  const askAnew = () => queries.invalidateQueries({ queryKey: [PLAYER_QUERY_PREFIX] });
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
