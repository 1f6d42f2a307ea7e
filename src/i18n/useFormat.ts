import { useTranslation } from 'react-i18next';
import { useBrand } from '#src/brand/BrandContext.tsx';
import { formatAmount, formatCount } from '#src/i18n/amount.ts';
import { formatDate } from '#src/i18n/date.ts';
import { zoneName, zoneOffset } from '#src/i18n/zone.ts';

/** Amounts, counts and times as the brand's market writes them in the language shown. */
export function useFormat() {
  const { market } = useBrand();
  const { i18n } = useTranslation();
  const style = { ...market, language: i18n.language };
  return {
    amount: (amount: string) => formatAmount(amount, style),
    count: (count: number) => formatCount(count, style),
    date: (moment: string | number, shape: Parameters<typeof formatDate>[1]) =>
      formatDate(moment, shape, style),
    zoneName: () => zoneName(style),
    zoneOffset: () => zoneOffset(style),
  };
}
