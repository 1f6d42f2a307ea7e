import { useTranslation } from 'react-i18next';
import { useErrorMessage } from '#src/platform/useErrorMessage.ts';
import type { CallOutcome } from './outcomeOf.ts';

/** The words for a failed call. */
export interface OutcomeWords {
  title: string;
  text: string;
}

/**
 * Words for the outcome of a failed call: that it is unknown, or that it was not done and why.
 *
 * @returns a function of the outcome, the error and the title if it was not done
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
      case 'alreadyDone':
        return { title: t('outcome.alreadyDone'), text: t('outcome.alreadyDoneHint') };
      case 'refused':
        return { title: refused, text: words(error) };
    }
  };
}
