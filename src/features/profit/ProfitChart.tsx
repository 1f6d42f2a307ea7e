import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import type { ProfitGroup, ProfitPage } from '#src/platform/endpoints/records/profit.ts';
import { BarChart } from '#src/ui/chart/BarChart.tsx';
import type { DateSpan } from '#src/ui/dateRange/dateSpan.ts';
import { EmptyState } from '#src/ui/emptyState/EmptyState.tsx';
import { ButtonLink } from '#src/ui/link/ButtonLink.tsx';
import { profitPoints } from './profitPoints.ts';
import { useLineName } from './useLineName.ts';

export interface ProfitChartProps {
  page: ProfitPage;
  by: ProfitGroup;
  span: DateSpan;
}

/** The net result as bars, negative ones downwards, with a table of the same values. */
export function ProfitChart({ page, by, span }: ProfitChartProps) {
  const { t } = useTranslation('profit');
  const { amount, shortAmount, count } = useFormat();
  const nameOf = useLineName(by);
  const { net, bets } = page.totals;
  return (
    <BarChart
      words={{
        title: t(`chart.${by}`),
        summary: t('chart.summary', { net: amount(net), bets: count(bets) }),
        axis: t(`by.${by}`),
        tableLabel: t('chart.table'),
      }}
      bars={{
        name: t('net'),
        points: profitPoints(page.lines, by, span).map((point) => ({
          label: nameOf(point),
          value: Number(point.net),
          text: amount(point.net),
        })),
      }}
      tick={shortAmount}
      empty={
        <EmptyState
          icon="table"
          title={t('none')}
          hint={t('noneHint')}
          action={<ButtonLink to="/bets">{t('toBets')}</ButtonLink>}
        />
      }
    />
  );
}
