import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';

const HOUR = 60;

/** Formats minutes, in whole hours from two hours on. */
export function useDuration(): (minutes: number) => string {
  const { t } = useTranslation('withdrawals');
  const { count } = useFormat();
  return (minutes) => {
    if (minutes < 2 * HOUR) return t('time.minutes', { count: minutes, minutes: count(minutes) });
    const hours = Math.ceil(minutes / HOUR);
    return t('time.hours', { count: hours, hours: count(hours) });
  };
}
