import { useTranslation } from 'react-i18next';
import { useErrorMessage } from '#src/platform/useErrorMessage.ts';
import type { CallOutcome } from './outcomeOf.ts';

/** What is said of a call that failed. */
export interface OutcomeWords {
  title: string;
  text: string;
}

/**
 * Words for what became of a call that failed: that it is not known, or that it was not done and why.
 *
 * @returns a function of the outcome, the error and the title where it was not done
 */
export function useOutcomeWords(): (
  outcome: CallOutcome,
  error: unknown,
  refused: string,
) => OutcomeWords {
  const { t } = useTranslation('session');
  const words = useErrorMessage();
  return (outcome, error, refused) => {
    switch (outcome) {
      case 'unconfirmed':
        return { title: t('outcome.unconfirmed'), text: t('outcome.unconfirmedHint') };
      case 'expired':
        return { title: t('outcome.unconfirmed'), text: words(error) };
      case 'answered':
        return { title: t('outcome.answered'), text: t('outcome.answeredHint') };
      case 'refused':
        return { title: refused, text: words(error) };
    }
  };
}
