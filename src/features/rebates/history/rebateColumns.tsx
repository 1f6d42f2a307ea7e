import type { TFunction } from 'i18next';
import type { RebateRecord } from '#src/platform/contract.generated.ts';
import type { TableColumn } from '#src/ui/table/column.ts';
import { RebateRate } from '../RebateRate.tsx';
import { PaidAt, RebateAmount } from './RebateCells.tsx';

type RebateColumn = 'provider' | 'time' | 'staked' | 'rate' | 'amount';

/** The columns: vendor, time, stake, rebate rate, and rebate paid (S2.16). */
export const rebateColumns = (
  t: TFunction<'rebates'>,
): readonly TableColumn<RebateRecord, RebateColumn>[] => [
  { id: 'provider', label: t('history.provider'), value: ({ vendorName }) => vendorName },
  {
    id: 'time',
    label: t('history.time'),
    kind: 'moment',
    value: ({ at }) => at,
    cell: ({ at }) => <PaidAt at={at} />,
  },
  {
    id: 'staked',
    label: t('history.staked'),
    kind: 'figure',
    value: ({ staked }) => staked,
    cell: ({ staked }) => <RebateAmount value={staked} />,
  },
  {
    id: 'rate',
    label: t('history.rate'),
    kind: 'figure',
    value: ({ rebatePercent }) => rebatePercent,
    cell: ({ rebatePercent }) => <RebateRate percent={rebatePercent} />,
  },
  {
    id: 'amount',
    label: t('history.amount'),
    kind: 'figure',
    value: ({ amount }) => amount,
    cell: ({ amount }) => <RebateAmount value={amount} />,
  },
];
