import { useTranslation } from 'react-i18next';
import { calendarDay } from '#src/i18n/marketTime.ts';
import type { TeamOverview } from '#src/platform/contract.generated.ts';
import { useMarketStyle } from '#src/shared/agentCentre/useMarketStyle.ts';
import { BarChart } from '#src/ui/chart/BarChart.tsx';
import { EmptyState } from '#src/ui/emptyState/EmptyState.tsx';
import type { Figure } from './figures.ts';
import { useAxisFormat } from './useAxisFormat.ts';
import { useFigureText } from './useFigureText.ts';

/** Up to this many days, labels are days of the week. */
const WEEK_DAYS = 7;

export interface TeamChartProps {
  title: string;
  figure: Figure;
  days: TeamOverview['series'];
}

/** A bar chart of one figure of a team by day; negative days point down. */
export function TeamChart({ title, figure, days }: TeamChartProps) {
  const { t } = useTranslation('agentHome');
  const style = useMarketStyle();
  const text = useFigureText();
  const tick = useAxisFormat();
  const shape = days.length > 1 && days.length <= WEEK_DAYS ? 'weekday' : 'day';
  const points = days.map(({ day, figures }) => ({
    label: calendarDay(day, shape, style),
    value: Number(figures[figure]),
    text: text(figures[figure]),
  }));
  const most = points.reduce<(typeof points)[number] | undefined>(
    (best, point) => (best && best.value >= point.value ? best : point),
    undefined,
  );
  const isStill = points.every(({ value }) => value === 0);
  return (
    <BarChart
      words={{
        title,
        summary: most ? t('chart.most', { day: most.label, figure: most.text }) : '',
        axis: t('chart.day'),
        tableLabel: t('chart.table'),
      }}
      bars={{ name: t(`figures.${figure}`), points: isStill ? [] : points }}
      tick={tick}
      empty={<EmptyState icon="table" title={t('chart.none')} hint={t('chart.noneHint')} />}
    />
  );
}
