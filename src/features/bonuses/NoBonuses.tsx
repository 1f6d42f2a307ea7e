import { useTranslation } from 'react-i18next';
import { useBrand } from '#src/brand/BrandContext.tsx';
import type { BonusFilter } from '#src/platform/endpoints/rewards/bonusDetails.ts';
import { PlayLink } from '#src/session/PlayLink.tsx';
import { EmptyState } from '#src/ui/emptyState/EmptyState.tsx';

/** The empty state for a filter without bonuses. With no filter other than the days, it links to the promotions. */
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
