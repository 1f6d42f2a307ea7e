import { useTranslation } from 'react-i18next';
import { useBrand } from '#src/brand/BrandContext.tsx';
import { formatHours } from './serviceHours.ts';

/** Words hours of customer service as the brand's market writes times in the language shown. */
export function useServiceHours(): (hours: string) => string {
  const { market, languages } = useBrand();
  const { language } = useTranslation().i18n;
  const dayPeriods = languages.facts[language]?.dayPeriods;
  return (hours) => formatHours(hours, { ...market, language, dayPeriods });
}
