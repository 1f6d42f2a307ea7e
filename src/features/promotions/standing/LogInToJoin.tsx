import { useTranslation } from 'react-i18next';
import { LoginLink } from '#src/session/LoginLink.tsx';

/** Sends a visitor who wants to join to the login and back (S6.1). */
export function LogInToJoin({ title }: { title: string }) {
  const { t } = useTranslation('promotions');
  return <LoginLink aria-label={t('act.logInNamed', { title })}>{t('act.logIn')}</LoginLink>;
}
