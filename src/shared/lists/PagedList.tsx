import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useErrorMessage } from '#src/platform/useErrorMessage.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Card } from '#src/ui/card/Card.tsx';
import { ErrorState } from '#src/ui/errorState/ErrorState.tsx';
import { SkeletonLines } from '#src/ui/skeleton/SkeletonLines.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { useFocusOnNewRow } from './useFocusOnNewRow.ts';

/** A paged answer, with what the list needs to fail, retry and load more. */
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
  /** Shown until the first page has loaded; by default, lines in a card. */
  loading?: ReactNode;
  labels: {
    /** The title above the reason why the list failed to load. */
    failed: string;
    retry: string;
    /** The button that loads the next page. */
    older: string;
  };
  /** The pages themselves say why a refresh failed. */
  saysRefresh?: boolean;
  /** Renders the loaded pages. */
  children: (pages: Page[]) => ReactNode;
}

/** A paged list: its loading and failed states, and the button for the next page, whose focus the first row of the last page takes. */
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
  const [olderRef, notePress] = useFocusOnNewRow(hasNextPage);
  const loadOlder = () => {
    notePress();
    fetchNextPage();
  };
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
        <Button ref={olderRef} wide busy={isFetchingNextPage} onClick={loadOlder}>
          {labels.older}
        </Button>
      )}
    </>
  );
}
