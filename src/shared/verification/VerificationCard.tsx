import { useTranslation } from 'react-i18next';
import type { VerificationState } from '#src/platform/contract.generated.ts';
import { CardLink } from '#src/ui/card/CardLink.tsx';
import { VerificationBadge } from './VerificationBadge.tsx';
import { VERIFICATION_PATH } from './verificationPath.ts';

/** The state of the player's identity verification and the next step, linked to its page. */
export function VerificationCard({ state }: { state: VerificationState }) {
  const { t } = useTranslation('session');
  return (
    <CardLink
      to={VERIFICATION_PATH}
      icon="user"
      title={t('identity.title')}
      hint={t(`identity.hint.${state}`)}
      aside={<VerificationBadge state={state} />}
    />
  );
}
