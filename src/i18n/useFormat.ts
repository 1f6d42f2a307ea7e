import { useTranslation } from 'react-i18next';
import { useBrand } from '#src/brand/BrandContext.tsx';
import { formatAmount, formatCount, formatPercent, formatShortAmount } from '#src/i18n/amount.ts';
import { leftToRight } from '#src/i18n/bidi.ts';
import { formatDate, formatDay } from '#src/i18n/date.ts';
import { zoneName, zoneOffset } from '#src/i18n/zone.ts';

/** Amounts, counts and times as the brand's market writes them in the language shown. */
export function useFormat() {
  const { market, languages } = useBrand();
  const { language } = useTranslation().i18n;
  const { dayPeriods, direction } = languages.facts[language] ?? {};
  const style = { ...market, language, dayPeriods };
  /** A figure with a sign or a symbol, which stay before it in every language; a word after it, as in `1.2 thousand`, follows the text. */
  const signed = (figure: string) =>
    direction === 'rtl' ? figure.replace(/^.*\p{Nd}/u, leftToRight) : figure;
  return {
    amount: (amount: string) => signed(formatAmount(amount, style)),
    shortAmount: (amount: number) => signed(formatShortAmount(amount, style)),
    count: (count: number) =>
      count < 0 ? signed(formatCount(count, style)) : formatCount(count, style),
    percent: (percent: string) => formatPercent(percent, style),
    date: (moment: string | number, shape: Parameters<typeof formatDate>[1]) =>
      formatDate(moment, shape, style),
    /** A day of the market, `2026-01-31`. */
    day: (day: string) => formatDay(day, style),
    zoneName: () => zoneName(style),
    zoneOffset: () => zoneOffset(style),
  };
}
