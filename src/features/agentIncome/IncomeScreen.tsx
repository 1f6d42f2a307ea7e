import { useTranslation } from 'react-i18next';
import { useRecordView } from '#src/shared/agentCentre/useRecordView.ts';
import { FilterPanel } from '#src/shared/records/FilterPanel.tsx';
import { PeriodFilter } from '#src/shared/records/PeriodFilter.tsx';
import { RecordPage } from '#src/shared/records/RecordPage.tsx';
import { spanProblem } from '#src/shared/records/recordPeriod.ts';
import { Text } from '#src/ui/text/Text.tsx';
import { IncomeFile } from './income/IncomeFile.tsx';
import { IncomeRecord } from './income/IncomeRecord.tsx';
import { incomePath, incomeViewOf } from './income/incomePaths.ts';

/** An agent's income from contracts by day (S1.3, S2.17 agentRevenueReport). The address sets the days. */
export function IncomeScreen() {
  const { t } = useTranslation('agentIncome');
  const { view, today, span, show } = useRecordView(incomeViewOf, incomePath);
  const isWrong = spanProblem(span) !== undefined;
  return (
    <RecordPage title={t('income.title')} aside={!isWrong && <IncomeFile span={span} />}>
      <Text tone="secondary">{t('income.lead')}</Text>
      <FilterPanel period={view.period}>
        <PeriodFilter period={view.period} today={today} onChange={(period) => show({ period })} />
      </FilterPanel>
      {!isWrong && <IncomeRecord span={span} />}
    </RecordPage>
  );
}
