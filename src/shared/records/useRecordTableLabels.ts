import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import type { TableLabels } from '#src/ui/table/labels.ts';

/** The labels of a table of records, besides its columns. */
export function useRecordTableLabels(): TableLabels {
  const { t } = useTranslation('session');
  const { count } = useFormat();
  return {
    total: t('records.total'),
    details: t('records.details'),
    lessDetails: t('records.lessDetails'),
    sortBy: t('records.sortBy'),
    asListed: t('records.asListed'),
    ascending: t('records.ascending'),
    descending: t('records.descending'),
    oldest: t('records.oldest'),
    newest: t('records.newest'),
    pages: {
      region: t('records.pages'),
      previous: t('records.previous'),
      next: t('records.next'),
      page: (page) => t('records.page', { page: count(page) }),
      summary: (page, pages) => t('records.summary', { page: count(page), pages: count(pages) }),
    },
  };
}
