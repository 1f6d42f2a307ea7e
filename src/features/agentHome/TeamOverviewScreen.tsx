import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { teamOverviewQuery } from '#src/platform/endpoints/agents/teamOverview.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { useRecordView } from '#src/shared/agentCentre/useRecordView.ts';
import { FilterPanel } from '#src/shared/records/FilterPanel.tsx';
import { PeriodFilter } from '#src/shared/records/PeriodFilter.tsx';
import { RecordPage } from '#src/shared/records/RecordPage.tsx';
import { spanProblem } from '#src/shared/records/recordPeriod.ts';
import { Text } from '#src/ui/text/Text.tsx';
import { Overview } from './team/Overview.tsx';
import { OverviewFile } from './team/OverviewFile.tsx';
import { overviewPath, overviewViewOf } from './team/overviewPaths.ts';

/** The overview of a team in a period, compared with the one before (S1.3, S2.17 agentTeamOverview). The address sets the days. */
export function TeamOverviewScreen() {
  const { t } = useTranslation('agentHome');
  const { view, today, span, show } = useRecordView(overviewViewOf, overviewPath);
  const isWrong = spanProblem(span) !== undefined;
  const query = useQuery({ ...teamOverviewQuery(usePlatform(), span), enabled: !isWrong });
  const team = query.isPlaceholderData ? undefined : query.data;
  const days = { period: view.period, span };
  return (
    <RecordPage title={t('overview.title')} aside={!isWrong && <OverviewFile team={team} />}>
      <Text tone="secondary">{t('overview.lead')}</Text>
      <FilterPanel period={view.period}>
        <PeriodFilter period={view.period} today={today} onChange={(period) => show({ period })} />
      </FilterPanel>
      {!isWrong && <Overview {...{ query, view, days, today }} />}
    </RecordPage>
  );
}
