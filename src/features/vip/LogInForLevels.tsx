import { useTranslation } from 'react-i18next';
import { LoginLink } from '#src/session/LoginLink.tsx';
import { EmptyState } from '#src/ui/emptyState/EmptyState.tsx';

/** The login prompt for visitors: the platform shows levels only to members. */
export function LogInForLevels() {
  const { t } = useTranslation('vip');
  return (
    <EmptyState
      icon="trophy"
      title={t('logIn')}
      action={<LoginLink tone="accent">{t('logInAction')}</LoginLink>}
    />
  );
}
