import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useErrorMessage } from '#src/platform/useErrorMessage.ts';
import { OWN } from '#src/session/own.ts';
import { useToast } from '#src/ui/toast/ToastProvider.tsx';

/** What follows a try to change where the player stands: it was done or not, all that is the player's is asked anew. */
export interface StandingChange {
  done(title: string, text?: string): void;
  failed(error: unknown): void;
}

/** Tells the player what became of it. After a refusal too the page shows what the platform holds. */
export function useStandingChange(): StandingChange {
  const { t } = useTranslation('promotions');
  const toast = useToast();
  const words = useErrorMessage();
  const queries = useQueryClient();
  const askAnew = () => queries.invalidateQueries({ queryKey: [OWN] });
  return {
    done(title, text) {
      toast({ tone: 'success', title, text });
      void askAnew();
    },
    failed(error) {
      toast({ tone: 'danger', title: t('done.failed'), text: words(error) });
      void askAnew();
    },
  };
}
