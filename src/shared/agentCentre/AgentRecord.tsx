import { type QueryKey, useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { PagedList } from '#src/shared/lists/PagedList.tsx';
import { RecordTable, type RecordTableProps } from '#src/shared/records/RecordTable.tsx';
import { type RecordTotal, RecordTotals } from '#src/shared/records/RecordTotals.tsx';
import type { RecordQuery } from '#src/shared/records/SaveRowsButton.tsx';
import { EmptyState } from '#src/ui/emptyState/EmptyState.tsx';
import type { IconProps } from '#src/ui/icon/Icon.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { CountedAt } from './CountedAt.tsx';

export interface AgentRecordProps<Page, Row extends object, Id extends string, Key extends QueryKey>
  extends Pick<
    RecordTableProps<Row, Id>,
    'label' | 'columns' | 'rowId' | 'card' | 'sort' | 'onSort'
  > {
  query: RecordQuery<Page, Key>;
  rowsOf: (page: Page) => readonly Row[];
  /** The totals of the whole filter, from the first page; figures are undefined until it has loaded. */
  totalsOf: (first: Page | undefined) => readonly RecordTotal[];
  /** The time of the figures, for records whose figures change by the minute. */
  countedAt?: (first: Page) => string;
  /** The moment before which the platform returns the same figures; null if there is no such moment. */
  nextCountAt?: (first: Page) => string | null;
  /** What the totals leave out, if anything. */
  note?: string;
  icon: NonNullable<IconProps['name']>;
  words: { none: string; failed: string; older: string };
}

/** An agent's records of a filter, page by page, below the totals of all. */
export function AgentRecord<Page, Row extends object, Id extends string, Key extends QueryKey>({
  query,
  rowsOf,
  totalsOf,
  countedAt,
  nextCountAt,
  note,
  icon,
  words,
  ...table
}: AgentRecordProps<Page, Row, Id, Key>) {
  const { t } = useTranslation('agentCentre');
  const answer = useInfiniteQuery(query);
  const parts = (pages?: readonly Page[]) => (
    <>
      {countedAt && (
        <CountedAt
          at={pages?.[0] && countedAt(pages[0])}
          nextAt={pages?.[0] && nextCountAt?.(pages[0])}
          busy={pages !== undefined && answer.isFetching && !answer.isFetchingNextPage}
          error={answer.isFetchNextPageError ? null : answer.error}
          onRefresh={() => void answer.refetch()}
        />
      )}
      <RecordTotals totals={totalsOf(pages?.[0])} />
      {note && (
        <Text size="s" tone="secondary">
          {note}
        </Text>
      )}
      <RecordTable
        {...table}
        rows={pages?.flatMap(rowsOf)}
        refreshing={answer.isPlaceholderData}
        empty={<EmptyState icon={icon} title={words.none} hint={t('noneHint')} />}
      />
    </>
  );
  const labels = { failed: words.failed, older: words.older, retry: t('retry') };
  return (
    <PagedList
      query={answer}
      loading={parts()}
      labels={labels}
      saysRefresh={countedAt !== undefined}
    >
      {parts}
    </PagedList>
  );
}
