import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useBrand } from '#src/brand/BrandContext.tsx';
import { referralQuery } from '#src/platform/endpoints/referral/referral.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { useMember } from '#src/session/useMember.ts';
import { PartFailed } from '#src/shared/agentCentre/PartFailed.tsx';
import { Part } from '../parts/Part.tsx';
import { Invitation } from './Invitation.tsx';
import { InvitationSkeleton } from './InvitationSkeleton.tsx';

function OwnInvitation() {
  const { t } = useTranslation('agentHome');
  const { data, error, isFetching, refetch } = useQuery(referralQuery(usePlatform()));
  if (data) return <Invitation link={data.link} />;
  if (!error) return <InvitationSkeleton />;
  const again = { error, retrying: isFetching, onRetry: refetch };
  return <PartFailed title={t('invitation.failed')} {...again} />;
}

/** The referral link by which others join an agent's team; nothing if brand or platform has no invitations. */
export function InvitationPart() {
  const { t } = useTranslation('agentHome');
  const { referral } = useBrand().modules;
  const member = useMember();
  if (!referral || member?.availablePromo.REFERRAL.enabled === false) return null;
  return (
    <Part id="agent-invitation" title={t('invitation.title')}>
      <OwnInvitation />
    </Part>
  );
}
