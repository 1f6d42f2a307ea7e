import { useTranslation } from 'react-i18next';
import { useBrand } from '#src/brand/BrandContext.tsx';

/** Values of an axis in few letters, in the numerals of the market: "10K". */
export function useTick(): (value: number) => string {
  const { numerals } = useBrand().market;
  const { i18n } = useTranslation();
  const locale = `${i18n.language}-u-nu-${numerals === 'native' ? 'native' : 'latn'}`;
  const short = new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 });
  return (value) => short.format(value);
}
