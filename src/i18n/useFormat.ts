import { useTranslation } from 'react-i18next';
import { useBrand } from '#src/brand/BrandContext.tsx';
import { formatAmount, formatCount, formatPercent, formatShortAmount } from '#src/i18n/amount.ts';
import { formatDate, formatDay } from '#src/i18n/date.ts';
import { zoneName, zoneOffset } from '#src/i18n/zone.ts';

/** Amounts, counts and times as the brand's market writes them in the language shown. */
export function useFormat() {
  const { market, languages } = useBrand();
  const { language } = useTranslation().i18n;
  const style = { ...market, language, dayPeriods: languages.facts[language]?.dayPeriods };
  return {
    amount: (amount: string) => formatAmount(amount, style),
    shortAmount: (amount: number) => formatShortAmount(amount, style),
    count: (count: number) => formatCount(count, style),
    percent: (percent: string) => formatPercent(percent, style),
    date: (moment: string | number, shape: Parameters<typeof formatDate>[1]) =>
      formatDate(moment, shape, style),
    /** A day of the market, `2026-01-31`. */
    day: (day: string) => formatDay(day, style),
    zoneName: () => zoneName(style),
    zoneOffset: () => zoneOffset(style),
  };
}
