import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useErrorMessage } from '#src/platform/useErrorMessage.ts';
import { ErrorState } from '#src/ui/errorState/ErrorState.tsx';

export interface OwnFailedProps {
  title: string;
  query: Pick<UseQueryResult, 'error' | 'isFetching'> & { refetch: () => unknown };
}

/** That contracts or offers did not come, with the way to ask again. */
export function OwnFailed({ title, query: { error, isFetching, refetch } }: OwnFailedProps) {
  const { t } = useTranslation('agentContracts');
  const words = useErrorMessage();
  return (
    <ErrorState
      title={title}
      hint={words(error)}
      retryLabel={t('retry')}
      retrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
}
