import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import type { BonusPage } from '#src/platform/endpoints/rewards/bonusDetails.ts';
import { RecordTotals } from '#src/shared/records/RecordTotals.tsx';

/** The totals of all bonuses of the filter, including other pages. Undefined while loading. */
export function BonusTotals({ page }: { page: BonusPage | undefined }) {
  const { t } = useTranslation('bonuses');
  const { amount, count } = useFormat();
  return (
    <RecordTotals
      totals={[
        { label: t('count'), figure: page && count(page.totals.bonuses) },
        { label: t('amount'), figure: page && amount(page.totals.amount) },
        { label: t('left'), figure: page && amount(page.totals.turnoverLeft) },
      ]}
    />
  );
}
