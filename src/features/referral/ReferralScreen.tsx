import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '#src/session/SessionContext.tsx';
import { HowItWorks } from '#src/shared/rewards/HowItWorks.tsx';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
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
      <Stack gap="xs">
        <Heading level={1}>{t('title')}</Heading>
        <Text tone="secondary">{t('lead')}</Text>
      </Stack>
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
