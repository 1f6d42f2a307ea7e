import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '#src/session/SessionContext.tsx';
import { HowItWorks } from '#src/shared/rewards/HowItWorks.tsx';
import { PageHeading } from '#src/ui/heading/PageHeading.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { LogInForLevels } from './LogInForLevels.tsx';
import { OwnVipSkeleton } from './OwnVipSkeleton.tsx';

const OwnVip = lazy(async () => ({ default: (await import('./OwnVip.tsx')).OwnVip }));

/** VIP levels: the player's own, progress to the next, and their benefits (S2.18, S2.20). */
export function VipScreen() {
  const { t } = useTranslation('vip');
  const { token } = useSession();
  return (
    <Stack gap="xl">
      <PageHeading lead={t('lead')}>{t('title')}</PageHeading>
      {token !== undefined && (
        <Suspense fallback={<OwnVipSkeleton />}>
          <OwnVip />
        </Suspense>
      )}
      <HowItWorks
        id="how-levels-work"
        title={t('how.title')}
        lines={[t('how.reach'), t('how.gift'), t('how.rebate'), t('how.pace')]}
      />
      {token === undefined && <LogInForLevels />}
    </Stack>
  );
}
