import type { TFunction } from 'i18next';
import type { FundTransfer } from '#src/platform/contract.generated.ts';
import { Moment, Reference } from '#src/shared/records/RecordCells.tsx';
import type { TableColumn } from '#src/ui/table/column.ts';
import { TransferAmount } from './TransferAmount.tsx';

type LineColumn = 'who' | 'name' | 'time' | 'amount' | 'reference' | 'note';

/** The columns: other member, time, amount, reference, note (S2.16). */
export const transferColumns = (
  t: TFunction<'lineTransfer'>,
): readonly TableColumn<FundTransfer, LineColumn>[] => [
  { id: 'who', label: t('records.who'), value: ({ account }) => account ?? '–' },
  { id: 'name', label: t('name'), value: ({ name }) => name ?? '–' },
  {
    id: 'time',
    label: t('time'),
    kind: 'moment',
    value: ({ at }) => at,
    cell: ({ at }) => <Moment at={at} />,
  },
  {
    id: 'amount',
    label: t('amount'),
    kind: 'figure',
    value: ({ amount }) => amount,
    cell: ({ amount, direction }) => <TransferAmount amount={amount} direction={direction} />,
  },
  {
    id: 'reference',
    label: t('reference'),
    value: ({ reference }) => reference,
    cell: ({ reference }) => <Reference reference={reference} />,
  },
  { id: 'note', label: t('note'), value: ({ note }) => note || '–' },
];
