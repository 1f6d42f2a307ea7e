import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useBrand } from '#src/brand/BrandContext.tsx';
import { teamOverviewQuery } from '#src/platform/endpoints/agents/agentHome.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { EmptyState } from '#src/ui/emptyState/EmptyState.tsx';
import { Part } from '../parts/Part.tsx';
import { PartFailed } from '../parts/PartFailed.tsx';
import { PeriodLinks } from './PeriodLinks.tsx';
import { periodDays } from './periodDays.ts';
import { TeamChartPart } from './TeamChartPart.tsx';
import { TeamFigureList } from './TeamFigureList.tsx';
import { TeamSize } from './TeamSize.tsx';
import { teamViewOf } from './teamView.ts';

/** The team of an agent at a glance: how large it is, and what it did in the days that the address asks for (S2.17). */
export function TeamPart() {
  const { t } = useTranslation('agentHome');
  const { timeZone } = useBrand().market;
  const [now] = useState(Date.now);
  const [query] = useSearchParams();
  const view = teamViewOf(query);
  const days = periodDays(view.period, now, timeZone);
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(
    teamOverviewQuery(usePlatform(), days),
  );
  const inPeriod = isPlaceholderData ? undefined : data;
  const part = { id: 'agent-team', title: t('team.title') };
  if (!inPeriod && error) {
    const again = { error, retrying: isFetching, onRetry: refetch };
    return (
      <Part {...part}>
        <PeriodLinks view={view} />
        <PartFailed title={t('team.failed')} {...again} />
      </Part>
    );
  }
  if (data?.members === 0) {
    return (
      <Part {...part}>
        <EmptyState icon="user" title={t('team.none')} hint={t('team.noneHint')} />
      </Part>
    );
  }
  return (
    <Part {...part}>
      <TeamSize team={data} />
      <PeriodLinks view={view} />
      <TeamFigureList figures={inPeriod?.totals} />
      <TeamChartPart view={view} days={inPeriod?.series} />
    </Part>
  );
}
