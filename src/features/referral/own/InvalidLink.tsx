import { useTranslation } from 'react-i18next';
import { useInvalidInvitation } from '#src/session/useInvalidInvitation.ts';
import { ButtonLink } from '#src/ui/link/ButtonLink.tsx';
import { StatePanel } from '#src/ui/statePanel/StatePanel.tsx';

/** Tells a member that nobody can register with their link. */
export function InvalidLink({ code }: { code: string }) {
  const { t } = useTranslation('referral');
  if (!useInvalidInvitation(code)) return null;
  return (
    <StatePanel icon="alert" role="alert" title={t('own.deadTitle')} hint={t('own.deadText')}>
      <ButtonLink to="/service">{t('own.deadAction')}</ButtonLink>
    </StatePanel>
  );
}
