import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import { type ProfitFilter, profitQuery } from '#src/platform/endpoints/records/profit.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { SaveRowsButton } from '#src/shared/records/SaveRowsButton.tsx';
import { profitColumns } from './profitColumns.tsx';
import { useLineName } from './useLineName.ts';

/** Exports all rows of the result. */
export function ProfitFile({ filter }: { filter: ProfitFilter }) {
  const { t, i18n } = useTranslation('profit');
  const { count } = useFormat();
  const nameOf = useLineName(filter.by);
  return (
    <SaveRowsButton
      query={profitQuery(usePlatform(), i18n.language, filter)}
      rowsOf={({ lines }) => lines}
      rowId={({ of }) => of}
      columns={profitColumns(t, filter.by, nameOf, count)}
      name={`profit-${filter.to}`}
    />
  );
}
