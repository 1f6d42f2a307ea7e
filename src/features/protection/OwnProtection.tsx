import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { protectionQuery } from '#src/platform/endpoints/protection/getProtection.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { useErrorMessage } from '#src/platform/useErrorMessage.ts';
import { Card } from '#src/ui/card/Card.tsx';
import { ErrorState } from '#src/ui/errorState/ErrorState.tsx';
import { SkeletonLines } from '#src/ui/skeleton/SkeletonLines.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { BreakNotice } from './breaks/BreakNotice.tsx';
import { BreakOptions } from './breaks/BreakOptions.tsx';
import { CloseAccount } from './closure/CloseAccount.tsx';
import { MoneyLimits } from './limits/MoneyLimits.tsx';
import { SessionLimit } from './limits/SessionLimit.tsx';
import { RealityCheck } from './RealityCheck.tsx';

/** The skeletons shown while the data loads. */
const PARTS = ['deposits', 'losses', 'time'];

/** The player's current protection, with its controls. */
export function OwnProtection() {
  const { t } = useTranslation('protection');
  const words = useErrorMessage();
  const { data, error, isFetching, refetch } = useQuery(protectionQuery(usePlatform()));
  if (!data && error) {
    const again = { retryLabel: t('retry'), retrying: isFetching, onRetry: refetch };
    return <ErrorState title={t('failed')} hint={words(error)} {...again} />;
  }
  if (!data) {
    return (
      <Stack gap="l">
        {PARTS.map((part) => (
          <Card key={part}>
            <SkeletonLines />
          </Card>
        ))}
      </Stack>
    );
  }
  return (
    <Stack gap="l">
      {data.excludedUntil !== null && <BreakNotice until={data.excludedUntil} />}
      <MoneyLimits kind="deposit" protection={data} />
      <MoneyLimits kind="loss" protection={data} />
      <SessionLimit protection={data} />
      <RealityCheck key={data.realityCheckMinutes} minutes={data.realityCheckMinutes} />
      <BreakOptions />
      <CloseAccount />
    </Stack>
  );
}
