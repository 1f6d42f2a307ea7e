import { useTranslation } from 'react-i18next';
import { useBrand } from '#src/brand/BrandContext.tsx';

/** The name of the market's time zone, which hours are told in: "Bangladesh Standard Time". */
export function useZoneName(): string {
  const { timeZone } = useBrand().market;
  const { i18n } = useTranslation();
  const parts = new Intl.DateTimeFormat(i18n.language, {
    timeZone,
    timeZoneName: 'long',
  }).formatToParts(0);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
