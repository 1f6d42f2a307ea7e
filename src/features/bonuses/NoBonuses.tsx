import { useTranslation } from 'react-i18next';
import { useBrand } from '#src/brand/BrandContext.tsx';
import type { BonusFilter } from '#src/platform/endpoints/rewards/bonusDetails.ts';
import { PlayLink } from '#src/session/PlayLink.tsx';
import { EmptyState } from '#src/ui/emptyState/EmptyState.tsx';

/** No bonus is of the filter. Where nothing but the days narrows it, the way to promotions is beside it. */
export function NoBonuses({ filter: { source, state } }: { filter: BonusFilter }) {
  const { t } = useTranslation('bonuses');
  const { modules } = useBrand();
  const isAll = source === undefined && state === undefined;
  return (
    <EmptyState
      icon="trophy"
      title={t('none')}
      hint={t('noneHint')}
      action={
        isAll && modules.promotions && <PlayLink to="/promotions">{t('toPromotions')}</PlayLink>
      }
    />
  );
}
