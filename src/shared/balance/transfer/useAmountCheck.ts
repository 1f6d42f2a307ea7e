import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import { amountFault } from './amounts.ts';

/** Checks an amount against a wallet's balance: the error message, or `true`. */
export function useAmountCheck(): (amount: string, available: string) => string | true {
  const { t } = useTranslation('session');
  const format = useFormat();
  return (amount, available) => {
    const wrong = amountFault(amount, available);
    if (wrong === 'empty') return t('fault.amount');
    if (wrong === 'digits') return t('fault.digits');
    return !wrong || t(`transfer.${wrong}`, { amount: format.amount(available) });
  };
}
