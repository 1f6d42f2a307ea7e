import { useTranslation } from 'react-i18next';
import { useBrand } from '#src/brand/BrandContext.tsx';
import { formatAmount } from '#src/i18n/amount.ts';

/** Formats points like the market's money, without its symbol (S9.4). */
export function usePoints(): (amount: string) => string {
  const { market } = useBrand();
  const { i18n } = useTranslation();
  const { currency, ...style } = market;
  return (amount) =>
    formatAmount(amount, { ...style, currencySymbol: '', language: i18n.language });
}
