import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import type { Promotion } from '#src/platform/contract.generated.ts';

/** Formats a promotion's period in days, without urgency. */
export function usePromotionPeriod(): (promotion: Promotion) => string {
  const { t } = useTranslation('promotions');
  const format = useFormat();
  return ({ startsAt, endsAt, status }) => {
    const start = format.date(startsAt, 'date');
    const end = endsAt === null ? undefined : format.date(endsAt, 'date');
    if (status === 'coming_soon') {
      return end ? t('period.between', { start, end }) : t('period.from', { start });
    }
    return end ? t('period.until', { end }) : t('period.endless');
  };
}
