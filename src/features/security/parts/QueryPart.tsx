import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorMessage } from '#src/platform/useErrorMessage.ts';
import { ErrorState } from '#src/ui/errorState/ErrorState.tsx';
import { SkeletonLines } from '#src/ui/skeleton/SkeletonLines.tsx';

export interface QueryPartProps<Data> {
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'isFetching' | 'refetch'>;
  /** The error title. */
  failed: string;
  /** The skeleton; lines by default. */
  shape?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** Renders a part's data: a skeleton while it loads, a retry button if it fails. */
export function QueryPart<Data>({
  query,
  failed,
  shape = <SkeletonLines />,
  children,
}: QueryPartProps<Data>) {
  const { t } = useTranslation('security');
  const words = useErrorMessage();
  const { data, error, isFetching, refetch } = query;
  if (data !== undefined) return children(data);
  if (!error) return shape;
  const again = { retryLabel: t('retry'), retrying: isFetching, onRetry: () => void refetch() };
  return <ErrorState title={failed} hint={words(error)} {...again} />;
}
