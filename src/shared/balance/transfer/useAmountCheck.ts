import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import { isLess } from '../minorUnits.ts';
import { useAmountSyntaxMessage } from '../useAmountSyntaxMessage.ts';

/** Checks an amount against a wallet's balance: the error message, or `true`. */
export function useAmountCheck(): (amount: string, available: string) => string | true {
  const { t } = useTranslation('session');
  const format = useFormat();
  const typedFault = useAmountSyntaxMessage();
  return (amount, available) =>
    typedFault(amount) ??
    (!isLess(available, amount) || t('transfer.most', { amount: format.amount(available) }));
}
