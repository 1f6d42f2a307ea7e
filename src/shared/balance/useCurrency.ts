import { useBrand } from '#src/brand/BrandContext.tsx';
import { decimalsOf } from '#src/i18n/currencyDecimals.ts';

/** How amounts are typed in the currency of the market: what an amount field takes of it. */
export function useCurrency(): { currencySymbol: string; decimals: number } {
  const { currencySymbol, currency } = useBrand().market;
  return { currencySymbol, decimals: decimalsOf(currency) };
}
