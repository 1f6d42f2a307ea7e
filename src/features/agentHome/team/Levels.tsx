import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import type { TeamOverview } from '#src/platform/contract.generated.ts';
import { RecordTable } from '#src/shared/records/RecordTable.tsx';
import { EmptyState } from '#src/ui/emptyState/EmptyState.tsx';
import { levelColumns } from './levelColumns.tsx';

/** The figures of each level of a team in a period. A level links to its members. */
export function Levels({ team }: { team: TeamOverview | undefined }) {
  const { t } = useTranslation('agentHome');
  const { count } = useFormat();
  const columns = useMemo(() => levelColumns(t, count), [t, count]);
  return (
    <RecordTable
      label={t('levels.label')}
      columns={columns}
      rowId={({ level }) => String(level)}
      card={{ title: 'level', figures: ['members', 'stake'] }}
      rows={team?.levels}
      empty={<EmptyState icon="user" title={t('team.none')} />}
    />
  );
}
