import { useTranslation } from 'react-i18next';
import { LoginLink } from '#src/session/LoginLink.tsx';
import { EmptyState } from '#src/ui/emptyState/EmptyState.tsx';
import { HowPointsWork } from './HowPointsWork.tsx';

/** What a visitor learns of the mall: how it works. The platform shows its items to members alone. */
export function MallForVisitors() {
  const { t } = useTranslation('pointMall');
  return (
    <>
      <HowPointsWork />
      <EmptyState
        icon="user"
        title={t('logIn')}
        action={<LoginLink tone="accent">{t('logInAction')}</LoginLink>}
      />
    </>
  );
}
