import { useTranslation } from 'react-i18next';
import { amountSyntaxFault } from './amountSyntaxFault.ts';
import { useCurrency } from './useCurrency.ts';

/**
 * The error message for a text that is no amount, the same in every money field; undefined for an amount.
 * @param zero whether zero is an amount too, as it is for a limit
 */
export function useAmountSyntaxMessage(zero: 'withZero' | 'aboveZero' = 'aboveZero') {
  const { t } = useTranslation('session');
  const { decimals } = useCurrency();
  return (amount: string): string | undefined => {
    const fault = amountSyntaxFault(amount, decimals);
    if (fault === 'zero' && zero === 'withZero') return undefined;
    return fault && t(`amountFault.${fault}`);
  };
}
