import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';

/** Formats a promotion's wagering requirement before a withdrawal, a multiple of the reward. */
export function useTurnoverWords(): (multiple: number) => string {
  const { t } = useTranslation('promotions');
  const format = useFormat();
  return (multiple) => {
    if (multiple === 0) return t('detail.turnoverNone');
    if (multiple === 1) return t('detail.turnoverOnce');
    return t('detail.turnoverTimes', { times: format.count(multiple) });
  };
}
