import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { TeamOverview } from '#src/platform/contract.generated.ts';
import { CountedAt } from '#src/shared/agentCentre/CountedAt.tsx';
import { PartFailed } from '#src/shared/agentCentre/PartFailed.tsx';
import { EmptyState } from '#src/ui/emptyState/EmptyState.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { Part } from '../parts/Part.tsx';
import { ComparisonNote } from './ComparisonNote.tsx';
import { FigureTiles } from './FigureTiles.tsx';
import type { ListDays } from './figurePaths.ts';
import { Levels } from './Levels.tsx';
import { Movers } from './Movers.tsx';
import type { OverviewView } from './overviewPaths.ts';
import { TeamChartPart } from './TeamChartPart.tsx';
import { TeamSize } from './TeamSize.tsx';

export interface OverviewProps {
  query: Pick<
    UseQueryResult<TeamOverview>,
    'data' | 'error' | 'isFetching' | 'isPlaceholderData' | 'refetch'
  >;
  view: OverviewView;
  days: ListDays;
  /** Today in the market's time zone. */
  today: string;
}

/** The overview of a team in the days of the address: figures, chart, levels, and the members whose stakes changed most. */
export function Overview({ query, view, days, today }: OverviewProps) {
  const { t } = useTranslation('agentHome');
  const { data, error, isFetching, isPlaceholderData, refetch } = query;
  // The size of a team does not depend on the period.
  const inPeriod = isPlaceholderData ? undefined : data;
  if (!inPeriod && error) {
    const again = { error, retrying: isFetching, onRetry: refetch };
    return <PartFailed title={t('team.failed')} {...again} />;
  }
  if (data?.members === 0) {
    return <EmptyState icon="user" title={t('team.none')} hint={t('team.noneHint')} />;
  }
  return (
    <>
      <CountedAt
        at={inPeriod?.countedAt}
        nextAt={inPeriod?.nextCountAt}
        busy={inPeriod !== undefined && isFetching}
        error={error}
        onRefresh={() => void refetch()}
      />
      <Part id="agent-team-now" title={t('team.now')}>
        <TeamSize team={data} today={today} />
      </Part>
      <Part id="agent-team-figures" title={t('team.period')}>
        {inPeriod?.comparedUntil && (
          <ComparisonNote until={inPeriod.comparedUntil} oneDay={inPeriod.series.length === 1} />
        )}
        <FigureTiles team={inPeriod} days={days} />
      </Part>
      <Part id="agent-team-days" title={t('chart.heading')}>
        <TeamChartPart view={view} days={inPeriod?.series} />
        <Text size="s" tone="secondary">
          {t('chart.note')}
        </Text>
      </Part>
      <Part id="agent-team-movers" title={t('movers.title')}>
        <Movers movers={inPeriod?.movers} />
      </Part>
      <Part id="agent-team-levels" title={t('levels.title')}>
        <Levels team={inPeriod} />
      </Part>
    </>
  );
}
