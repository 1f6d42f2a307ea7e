import { useTranslation } from 'react-i18next';
import { typedFault } from '#src/shared/balance/typedAmount.ts';

/** Checks the amount of a payment that was made: words for what is wrong, or `true`. */
export function useSentCheck(): (sent: string) => string | true {
  const { t } = useTranslation(['deposit', 'session']);
  return (sent) => {
    const fault = typedFault(sent);
    if (!fault) return true;
    return fault === 'digits' ? t('session:fault.digits') : t('amount.missing');
  };
}
