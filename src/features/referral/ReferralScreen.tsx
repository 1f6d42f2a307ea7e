import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '#src/session/SessionContext.tsx';
import { HowItWorks } from '#src/shared/rewards/HowItWorks.tsx';
import { PageHeading } from '#src/ui/heading/PageHeading.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { InvitationForVisitors } from './InvitationForVisitors.tsx';
import { OwnInvitationSkeleton } from './own/OwnInvitationSkeleton.tsx';

const OwnInvitation = lazy(async () => ({
  default: (await import('./own/OwnInvitation.tsx')).OwnInvitation,
}));

/** Invitations (S2.21): for members their link, tiers and earnings; for the invited, at `?referralCode=`, a link to register. */
export function ReferralScreen() {
  const { t } = useTranslation('referral');
  const { token } = useSession();
  return (
    <Stack gap="xl">
      <PageHeading lead={t('lead')}>{t('title')}</PageHeading>
      {token === undefined ? (
        <InvitationForVisitors />
      ) : (
        <Suspense fallback={<OwnInvitationSkeleton />}>
          <OwnInvitation />
        </Suspense>
      )}
      <HowItWorks
        id="how-invitations-work"
        title={t('how.title')}
        lines={[t('how.share'), t('how.join'), t('how.earn'), t('how.care')]}
        steps
      />
    </Stack>
  );
}
