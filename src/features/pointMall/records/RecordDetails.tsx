import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import type { PointRecord } from '#src/platform/contract.generated.ts';
import { usePoints } from '#src/shared/rewards/usePoints.ts';
import { DefinitionList } from '#src/ui/definitionList/DefinitionList.tsx';
import { RecordStatus } from './RecordStatus.tsx';
import { recordName } from './recordName.ts';

/** All facts of a record, as a list. */
export function RecordDetails({ record }: { record: PointRecord }) {
  const { t } = useTranslation('pointMall');
  const format = useFormat();
  const points = usePoints();
  const { type, amount, status, money, remark, at, decidedAt } = record;
  return (
    <DefinitionList
      items={[
        { term: t('records.what'), value: recordName(record, t) },
        { term: t('records.points'), value: points(amount) },
        { term: t('records.status'), value: <RecordStatus status={status} /> },
        { term: t('records.time'), value: format.date(at, 'dateTime') },
        ...(money === null
          ? []
          : [
              {
                term: t(type === 'earned' ? 'records.stakes' : 'records.money'),
                value: format.amount(money),
              },
            ]),
        ...(decidedAt === null
          ? []
          : [{ term: t('records.decided'), value: format.date(decidedAt, 'dateTime') }]),
        ...(remark ? [{ term: t('records.remark'), value: remark }] : []),
      ]}
    />
  );
}
