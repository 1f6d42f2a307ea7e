import { useTranslation } from 'react-i18next';
import { useBrand } from '#src/brand/BrandContext.tsx';
import { usePlatformClock } from '#src/platform/usePlatformClock.ts';
import { isOfAge, parseDate } from './birthday.ts';

/** Checks a birthday: a message if it is not a date, or too young for the market (S5.6, S5.9). */
export function useBirthdayCheck(): (typed: string) => string | undefined {
  const { t } = useTranslation('session');
  const { market } = useBrand();
  const now = usePlatformClock();
  return (typed) => {
    const date = parseDate(typed);
    if (date === undefined) return t('fault.date');
    const old = isOfAge(date, market.minimumAge, market.timeZone, new Date(now()));
    return old ? undefined : t('fault.age');
  };
}
