import type { TFunction } from 'i18next';
import type { RewardRecord } from '#src/platform/contract.generated.ts';
import type { TableColumn } from '#src/ui/table/column.ts';
import { RecordAmount, RecordMoment, RecordState } from './RewardCells.tsx';

type RewardColumn = 'reward' | 'source' | 'amount' | 'status' | 'time';

/** The columns: reason, source, amount, state and time (S2.16). */
export const rewardColumns = (
  t: TFunction<'rewards'>,
): readonly TableColumn<RewardRecord, RewardColumn>[] => [
  { id: 'reward', label: t('history.reward'), value: ({ title }) => title },
  {
    id: 'time',
    label: t('history.time'),
    kind: 'moment',
    value: ({ at }) => at,
    cell: ({ at }) => <RecordMoment at={at} />,
  },
  { id: 'source', label: t('history.source'), value: ({ source }) => t(`source.${source}`) },
  {
    id: 'amount',
    label: t('history.amount'),
    kind: 'figure',
    value: ({ amount }) => amount,
    cell: (record) => <RecordAmount {...record} />,
  },
  {
    id: 'status',
    label: t('history.status'),
    value: ({ state }) => t(`history.${state}`),
    cell: ({ state }) => <RecordState state={state} />,
  },
];
