import { useTranslation } from 'react-i18next';
import { useBrand } from '#src/brand/BrandContext.tsx';
import { useFormat } from '#src/i18n/useFormat.ts';
import { usePlatformClock } from '#src/platform/usePlatformClock.ts';
import { isOfAge } from './birthday.ts';
import { useBirthday } from './useBirthday.ts';

/** Checks a birthday: a message if it is not a date, could be two, or too young for the market (S5.6, S5.9). */
export function useBirthdayCheck(): (typed: string) => string | undefined {
  const { t } = useTranslation('session');
  const { market } = useBrand();
  const { day } = useFormat();
  const { read, example } = useBirthday();
  const now = usePlatformClock();
  return (typed) => {
    const [date, other] = read(typed);
    if (date === undefined) return t('fault.dateInvalid', { example });
    if (other !== undefined) {
      return t('fault.dateEither', { one: day(date), other: day(other), typed: date });
    }
    const old = isOfAge(date, market.minimumAge, market.timeZone, new Date(now()));
    return old ? undefined : t('fault.age');
  };
}
