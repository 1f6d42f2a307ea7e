import { useTranslation } from 'react-i18next';
import { LoginLink } from '#src/session/LoginLink.tsx';
import { EmptyState } from '#src/ui/emptyState/EmptyState.tsx';
import { HowPointsWork } from './HowPointsWork.tsx';

/** The points mall for visitors: how it works. The platform shows its items only to members. */
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
