import { useTranslation } from 'react-i18next';
import { useAskLogin } from '#src/session/useAskLogin.ts';
import { Button } from '#src/ui/button/Button.tsx';

/** Leads a visitor to the login and back (S6.1). */
export function LogInButton({ title }: { title: string }) {
  const { t } = useTranslation('promotions');
  return (
    <Button aria-label={t('act.logInNamed', { title })} onClick={useAskLogin()}>
      {t('act.logIn')}
    </Button>
  );
}
