import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { registrationLinksQuery } from '#src/platform/endpoints/agents/registrationLinks.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { useErrorMessage } from '#src/platform/useErrorMessage.ts';
import { ErrorState } from '#src/ui/errorState/ErrorState.tsx';
import { SkeletonLines } from '#src/ui/skeleton/SkeletonLines.tsx';

/** Loads the agent's highest rebate, which comes with the links, for a form that needs it. */
export function WithHighestRebate({ children }: { children: (highest: string) => ReactNode }) {
  const { t } = useTranslation('agentRegistration');
  const words = useErrorMessage();
  const { data, error, isFetching, refetch } = useInfiniteQuery(
    registrationLinksQuery(usePlatform()),
  );
  const [first] = data?.pages ?? [];
  if (first) return children(first.highestRebatePercent);
  if (!error) return <SkeletonLines />;
  return (
    <ErrorState
      title={t('field.failed')}
      hint={words(error)}
      retryLabel={t('retry')}
      retrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
}
