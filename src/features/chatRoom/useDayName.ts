import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import { usePlatformClock } from '#src/platform/usePlatformClock.ts';

const DAY_MS = 24 * 60 * 60_000;

/** Formats a day of the market: today, yesterday, or its date. */
export function useDayName(): (day: string) => string {
  const { t } = useTranslation('chatRoom');
  const { date } = useFormat();
  const now = usePlatformClock()();
  const names = new Map([
    [date(now - DAY_MS, 'date'), t('yesterday')],
    [date(now, 'date'), t('today')],
  ]);
  return (day) => names.get(day) ?? day;
}
