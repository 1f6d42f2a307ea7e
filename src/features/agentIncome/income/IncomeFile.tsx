import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import { incomeQuery } from '#src/platform/endpoints/agents/income.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { SaveWords } from '#src/shared/records/SaveWords.tsx';
import { useSaveTable } from '#src/shared/records/useSaveTable.ts';
import { Button } from '#src/ui/button/Button.tsx';
import type { DateSpan } from '#src/ui/dateRange/dateSpan.ts';
import { incomeColumns } from './incomeColumns.tsx';

/** Saves the days on screen as a CSV file, without paging. */
export function IncomeFile({ span }: { span: DateSpan }) {
  const { t } = useTranslation(['agentIncome', 'session']);
  const { day } = useFormat();
  const save = useSaveTable();
  const { data } = useQuery(incomeQuery(usePlatform(), span));
  return (
    <div>
      <Button
        icon="download"
        aria-label={t('session:records.save')}
        disabled={!data}
        onClick={() => data && save(`income-${span.to}.csv`, incomeColumns(t, day), data.days)}
      >
        <SaveWords />
      </Button>
    </div>
  );
}
