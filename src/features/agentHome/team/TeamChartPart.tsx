import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { TeamOverview } from '#src/platform/contract.generated.ts';
import { ChartSkeleton } from '#src/ui/chart/ChartSkeleton.tsx';
import { ChipLink } from '#src/ui/chip/ChipLink.tsx';
import { ChipRow } from '#src/ui/scrollRow/ChipRow.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { FIGURES } from './figures.ts';
import { type OverviewView, overviewPath } from './overviewPaths.ts';

const TeamChart = lazy(async () => ({ default: (await import('./TeamChart.tsx')).TeamChart }));

export interface TeamChartPartProps {
  view: OverviewView;
  /** Undefined while loading. */
  days: TeamOverview['series'] | undefined;
}

/** The chart of one figure of a team by day, with the choice of figure. */
export function TeamChartPart({ view, days }: TeamChartPartProps) {
  const { t } = useTranslation('agentHome');
  const title = t('chart.title', { figure: t(`figures.${view.figure}`) });
  const shape = <ChartSkeleton title={title} />;
  return (
    <Stack gap="m">
      <ChipRow label={t('chart.choice')}>
        {FIGURES.map((figure) => (
          <li key={figure}>
            <ChipLink
              to={overviewPath({ ...view, figure })}
              current={figure === view.figure}
              replace
            >
              {t(`figures.${figure}`)}
            </ChipLink>
          </li>
        ))}
      </ChipRow>
      <Suspense fallback={shape}>
        {days ? <TeamChart title={title} figure={view.figure} days={days} /> : shape}
      </Suspense>
    </Stack>
  );
}
