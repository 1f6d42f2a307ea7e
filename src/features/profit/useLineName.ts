import { useTranslation } from 'react-i18next';
import { useBrand } from '#src/brand/BrandContext.tsx';
import { calendarDay } from '#src/i18n/marketTime.ts';
import type { ProfitGroup } from '#src/platform/endpoints/records/profit.ts';
import type { ProfitPoint } from './profitPoints.ts';

/** Formats a row's name: a day, the first day of a week, a month, or a vendor's or game's name. */
export function useLineName(by: ProfitGroup): (line: Pick<ProfitPoint, 'of' | 'name'>) => string {
  const { t, i18n } = useTranslation('profit');
  const { numerals } = useBrand().market;
  const style = { numerals, language: i18n.language };
  return ({ of, name }) => {
    if (by === 'week') return t('weekOf', { day: calendarDay(of, 'day', style) });
    return by === 'day' || by === 'month' ? calendarDay(of, by, style) : name;
  };
}
