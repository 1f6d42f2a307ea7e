import { useTranslation } from 'react-i18next';
import { typedFault } from '#src/shared/balance/typedAmount.ts';

/** Validates the amount of a payment already made: an error message, or `true`. */
export function useSentCheck(): (sent: string) => string | true {
  const { t } = useTranslation(['deposit', 'session']);
  return (sent) => {
    const fault = typedFault(sent);
    if (!fault) return true;
    return fault === 'digits' ? t('session:fault.digits') : t('amount.missing');
  };
}
