import type { TFunction } from 'i18next';
import type { PointRecord } from '#src/platform/contract.generated.ts';
import type { TableColumn } from '#src/ui/table/column.ts';
import { RecordButton } from './RecordButton.tsx';
import { RecordPoints, RecordTime } from './RecordFigures.tsx';
import { RecordStatus } from './RecordStatus.tsx';
import { recordName } from './recordName.ts';

type RecordColumn = 'time' | 'what' | 'points' | 'status' | 'details';

/** The columns: time, name, points, status, and the button for a record's details (S3.16). */
export const recordColumns = (
  t: TFunction<'pointMall'>,
): readonly TableColumn<PointRecord, RecordColumn>[] => [
  {
    id: 'time',
    label: t('records.time'),
    kind: 'moment',
    value: ({ at }) => at,
    cell: ({ at }) => <RecordTime at={at} />,
  },
  { id: 'what', label: t('records.what'), value: (record) => recordName(record, t) },
  {
    id: 'points',
    label: t('records.points'),
    kind: 'figure',
    value: ({ amount }) => amount,
    cell: ({ amount }) => <RecordPoints amount={amount} />,
  },
  {
    id: 'status',
    label: t('records.status'),
    value: ({ status }) => t(`records.${status}`),
    cell: ({ status }) => <RecordStatus status={status} />,
  },
  {
    id: 'details',
    label: t('records.details'),
    value: ({ remark }) => remark,
    cell: (record) => <RecordButton record={record} />,
  },
];
