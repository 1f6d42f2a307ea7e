import {
  type InfiniteData,
  QueryClient,
  type QueryKey,
  type UseInfiniteQueryOptions,
  useMutation,
} from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useErrorMessage } from '#src/platform/useErrorMessage.ts';
import { Button } from '#src/ui/button/Button.tsx';
import type { TableColumn } from '#src/ui/table/column.ts';
import { useToast } from '#src/ui/toast/ToastProvider.tsx';
import { eachOnce } from './eachOnce.ts';
import { SaveWords } from './SaveWords.tsx';
import { useSaveTable } from './useSaveTable.ts';

/** A record sent in numbered pages. */
export type RecordQuery<Page, Key extends QueryKey> = UseInfiniteQueryOptions<
  Page,
  Error,
  InfiniteData<Page>,
  Key,
  number
>;

export interface SaveRowsButtonProps<Page, Row, Key extends QueryKey> {
  query: RecordQuery<Page, Key>;
  rowsOf: (page: Page) => readonly Row[];
  rowId: (row: Row) => string;
  columns: readonly TableColumn<Row>[];
  /** The file name without extension. */
  name: string;
}

/** Saves all rows of the current filter as a file, pages not shown included. */
export function SaveRowsButton<Page, Row, Key extends QueryKey>({
  query,
  rowsOf,
  rowId,
  columns,
  name,
}: SaveRowsButtonProps<Page, Row, Key>) {
  const { t } = useTranslation('session');
  const words = useErrorMessage();
  const toast = useToast();
  const save = useSaveTable();
  const { mutate, isPending } = useMutation({
    // With its own cache, which keeps nothing: the list keeps its loaded pages.
    mutationFn: () =>
      new QueryClient().fetchInfiniteQuery({
        ...query,
        pages: Number.MAX_SAFE_INTEGER,
        gcTime: 0,
      }),
    onSuccess: ({ pages }) => save(`${name}.csv`, columns, eachOnce(pages.flatMap(rowsOf), rowId)),
    onError: (error) => toast({ tone: 'danger', title: t('records.notSaved'), text: words(error) }),
  });
  return (
    <div>
      <Button
        icon="download"
        aria-label={t('records.save')}
        busy={isPending}
        onClick={() => mutate()}
      >
        <SaveWords />
      </Button>
    </div>
  );
}
