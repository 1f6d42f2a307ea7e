import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Leaderboard } from '#src/platform/contract.generated.ts';
import { RecordTable } from '#src/shared/records/RecordTable.tsx';
import { EmptyState } from '#src/ui/emptyState/EmptyState.tsx';
import { boardColumns } from './boardColumns.tsx';

/** The top ranks with stakes and prizes. The board is undefined while loading. */
export function BoardTable({ board }: { board: Leaderboard | undefined }) {
  const { t } = useTranslation('missions');
  const prizes = board?.prizes;
  const columns = useMemo(() => boardColumns(t, prizes ?? []), [t, prizes]);
  return (
    <RecordTable
      label={t('board.label')}
      columns={columns}
      rowId={({ place }) => String(place)}
      card={{ title: 'player', figures: ['staked', 'prize'] }}
      rows={board?.list}
      empty={<EmptyState icon="trophy" title={t('board.none')} hint={t('board.noneHint')} />}
    />
  );
}
