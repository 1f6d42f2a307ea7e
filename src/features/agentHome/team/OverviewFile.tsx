import { useTranslation } from 'react-i18next';
import type { TeamOverview } from '#src/platform/contract.generated.ts';
import { SaveWords } from '#src/shared/records/SaveWords.tsx';
import { useSaveTable } from '#src/shared/records/useSaveTable.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { dayColumns } from './dayColumns.ts';

/** Saves the days on screen as a CSV file, without another request. */
export function OverviewFile({ team }: { team: TeamOverview | undefined }) {
  const { t } = useTranslation(['agentHome', 'session']);
  const save = useSaveTable();
  const saveDays = ({ series }: TeamOverview) =>
    save(`team-overview-${series.at(-1)?.day}.csv`, dayColumns(t), series);
  return (
    <div>
      <Button
        icon="download"
        aria-label={t('session:records.save')}
        disabled={!team}
        onClick={() => team && saveDays(team)}
      >
        <SaveWords />
      </Button>
    </div>
  );
}
