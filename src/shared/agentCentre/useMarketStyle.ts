import { useTranslation } from 'react-i18next';
import { useBrand } from '#src/brand/BrandContext.tsx';
import type { DateStyle } from '#src/i18n/date.ts';

/** The market's format for times and numbers in the current language. */
export function useMarketStyle(): DateStyle {
  const { timeZone, numerals } = useBrand().market;
  const { language } = useTranslation().i18n;
  return { timeZone, numerals, language };
}
