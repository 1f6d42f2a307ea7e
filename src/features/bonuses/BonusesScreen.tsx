import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { FilterPanel } from '#src/shared/records/FilterPanel.tsx';
import { PeriodFilter } from '#src/shared/records/PeriodFilter.tsx';
import { RecordPage } from '#src/shared/records/RecordPage.tsx';
import { spanOf, spanProblem } from '#src/shared/records/recordPeriod.ts';
import { useMarketToday } from '#src/shared/records/useMarketToday.ts';
import { BonusFile } from './BonusFile.tsx';
import { BonusFilters } from './BonusFilters.tsx';
import { BonusList } from './BonusList.tsx';
import { type BonusView, bonusesPath, bonusViewOf } from './bonusPaths.ts';

/** The member's bonuses with the progress of their wagering requirements (S2.16 bonusDetails). The address sets the filters. */
export function BonusesScreen() {
  const { t } = useTranslation('bonuses');
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const today = useMarketToday();
  const view = bonusViewOf(query);
  const span = spanOf(view.period, today);
  const filter = { state: view.state, source: view.source, ...span };
  const isWrong = spanProblem(span) !== undefined;
  const show = (change: Partial<BonusView>) =>
    navigate(bonusesPath({ ...view, ...change }), { replace: true, preventScrollReset: true });
  return (
    <RecordPage title={t('title')} aside={!isWrong && <BonusFile filter={filter} />}>
      <FilterPanel set={[view.state, view.source]} period={view.period}>
        <PeriodFilter period={view.period} today={today} onChange={(period) => show({ period })} />
        <BonusFilters view={view} onChange={show} />
      </FilterPanel>
      {!isWrong && <BonusList filter={filter} />}
    </RecordPage>
  );
}
