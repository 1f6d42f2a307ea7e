import { useTranslation } from 'react-i18next';
import { LoginLink } from '#src/session/LoginLink.tsx';
import { EmptyState } from '#src/ui/emptyState/EmptyState.tsx';

/** The way of a visitor to the levels, which the platform shows to members alone. */
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
