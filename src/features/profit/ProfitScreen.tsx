import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { FilterPanel } from '#src/shared/records/FilterPanel.tsx';
import { PeriodFilter } from '#src/shared/records/PeriodFilter.tsx';
import { RecordPage } from '#src/shared/records/RecordPage.tsx';
import { spanOf, spanProblem } from '#src/shared/records/recordPeriod.ts';
import { useMarketToday } from '#src/shared/records/useMarketToday.ts';
import { GroupLinks } from './GroupLinks.tsx';
import { LimitsCard } from './LimitsCard.tsx';
import { ProfitFile } from './ProfitFile.tsx';
import { ProfitRecord } from './ProfitRecord.tsx';
import { defaultGroup, profitPath, profitViewOf } from './profitPaths.ts';

/** A member's profit and loss (S2.16 personalProfit), in plain figures. The URL sets period and grouping. */
export function ProfitScreen() {
  const { t } = useTranslation('profit');
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const today = useMarketToday();
  const view = profitViewOf(query);
  const span = spanOf(view.period, today);
  const by = view.by ?? defaultGroup(span);
  return (
    <RecordPage
      title={t('title')}
      aside={!spanProblem(span) && <ProfitFile filter={{ by, ...span }} />}
    >
      <FilterPanel period={view.period}>
        <PeriodFilter
          period={view.period}
          today={today}
          onChange={(period) =>
            navigate(profitPath({ ...view, period }), { replace: true, preventScrollReset: true })
          }
        />
      </FilterPanel>
      <GroupLinks view={view} by={by} />
      {!spanProblem(span) && <ProfitRecord filter={{ by, ...span }} />}
      <LimitsCard />
    </RecordPage>
  );
}
