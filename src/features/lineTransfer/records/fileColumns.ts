import type { TFunction } from 'i18next';
import type { FundTransfer } from '#src/platform/contract.generated.ts';
import type { TableColumn } from '#src/ui/table/column.ts';

/** The columns of the export: those of the table, plus sent or received, which the table shows by the amount's sign. */
export const fileColumns = (
  t: TFunction<'lineTransfer'>,
  columns: readonly TableColumn<FundTransfer>[],
): readonly TableColumn<FundTransfer>[] => [
  {
    id: 'direction',
    label: t('records.direction'),
    value: ({ direction }) => t(`records.${direction}`),
  },
  ...columns,
];
