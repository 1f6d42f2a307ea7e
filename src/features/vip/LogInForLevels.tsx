import { useTranslation } from 'react-i18next';
import { useAskLogin } from '#src/session/useAskLogin.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { EmptyState } from '#src/ui/emptyState/EmptyState.tsx';

/** The way of a visitor to the levels, which the platform shows to members alone. */
export function LogInForLevels() {
  const { t } = useTranslation('vip');
  return (
    <EmptyState
      icon="trophy"
      title={t('logIn')}
      action={
        <Button tone="accent" onClick={useAskLogin()}>
          {t('logInAction')}
        </Button>
      }
    />
  );
}
