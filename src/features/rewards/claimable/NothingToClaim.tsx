import { useTranslation } from 'react-i18next';
import { useBrand } from '#src/brand/BrandContext.tsx';
import { EmptyState } from '#src/ui/emptyState/EmptyState.tsx';
import { ButtonLink } from '#src/ui/link/ButtonLink.tsx';

/** What will be here once there is something to claim, and where that comes from. */
export function NothingToClaim() {
  const { t } = useTranslation(['rewards', 'modules']);
  const { modules } = useBrand();
  const action = modules.promotions ? (
    <ButtonLink to="/promotions">{t('modules:promotions')}</ButtonLink>
  ) : (
    <ButtonLink to="/">{t('toGames')}</ButtonLink>
  );
  return <EmptyState icon="trophy" title={t('none')} hint={t('noneHint')} action={action} />;
}
