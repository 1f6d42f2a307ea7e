import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useErrorMessage } from '#src/platform/useErrorMessage.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Card } from '#src/ui/card/Card.tsx';
import { ErrorState } from '#src/ui/errorState/ErrorState.tsx';
import { SkeletonLines } from '#src/ui/skeleton/SkeletonLines.tsx';
import { Text } from '#src/ui/text/Text.tsx';

/** An answer in pages, with what the list does when they do not come or there are more. */
type Pages<Page> = Pick<
  UseInfiniteQueryResult<{ pages: Page[] }>,
  | 'data'
  | 'error'
  | 'refetch'
  | 'isFetching'
  | 'hasNextPage'
  | 'isFetchingNextPage'
  | 'fetchNextPage'
  | 'isFetchNextPageError'
>;

export interface PagedListProps<Page> {
  query: Pages<Page>;
  /** What is shown until the first page comes; lines in a card where nothing is given. */
  loading?: ReactNode;
  labels: {
    /** The title over the reason why the list did not come. */
    failed: string;
    retry: string;
    /** The button that loads the next page. */
    older: string;
  };
  /** The pages say themselves why newer ones did not come. */
  saysRefresh?: boolean;
  /** Draws the pages that have come. */
  children: (pages: Page[]) => ReactNode;
}

/** A list that comes in pages: its loading and failing states, and the button to the next page. */
export function PagedList<Page>({
  query,
  loading,
  labels,
  saysRefresh = false,
  children,
}: PagedListProps<Page>) {
  const words = useErrorMessage();
  const { data, error, refetch, isFetching } = query;
  const { hasNextPage, isFetchingNextPage, fetchNextPage, isFetchNextPageError } = query;
  if (!data && error) {
    return (
      <ErrorState
        title={labels.failed}
        hint={words(error)}
        retryLabel={labels.retry}
        onRetry={refetch}
        retrying={isFetching}
      />
    );
  }
  if (!data) {
    return (
      loading ?? (
        <Card>
          <SkeletonLines />
        </Card>
      )
    );
  }
  return (
    <>
      {children(data.pages)}
      {error && (isFetchNextPageError || !saysRefresh) && (
        <Text size="s" tone="danger">
          {words(error)}
        </Text>
      )}
      {hasNextPage && (
        <Button wide busy={isFetchingNextPage} onClick={() => fetchNextPage()}>
          {labels.older}
        </Button>
      )}
    </>
  );
}
