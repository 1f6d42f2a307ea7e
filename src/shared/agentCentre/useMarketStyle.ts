import { useTranslation } from 'react-i18next';
import { useBrand } from '#src/brand/BrandContext.tsx';
import type { DateStyle } from '#src/i18n/date.ts';

/** How the market writes times and numbers in the language shown. */
export function useMarketStyle(): DateStyle {
  const { timeZone, numerals } = useBrand().market;
  const { language } = useTranslation().i18n;
  return { timeZone, numerals, language };
}
