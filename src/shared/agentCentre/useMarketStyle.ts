import { useTranslation } from 'react-i18next';
import { useBrand } from '#src/brand/BrandContext.tsx';
import type { DateStyle } from '#src/i18n/date.ts';

/** The market's format for times and numbers in the current language. */
export function useMarketStyle(): DateStyle {
  const { market, languages } = useBrand();
  const { language } = useTranslation().i18n;
  const { timeZone, numerals } = market;
  return { timeZone, numerals, language, dayPeriods: languages.facts[language]?.dayPeriods };
}
