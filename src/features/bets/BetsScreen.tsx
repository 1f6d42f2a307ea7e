import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { exportBets } from '#src/platform/endpoints/records/bets.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { FilterPanel } from '#src/shared/records/FilterPanel.tsx';
import { PeriodFilter } from '#src/shared/records/PeriodFilter.tsx';
import { RecordPage } from '#src/shared/records/RecordPage.tsx';
import { spanOf, spanProblem } from '#src/shared/records/recordPeriod.ts';
import { SaveButton } from '#src/shared/records/SaveButton.tsx';
import { useMarketToday } from '#src/shared/records/useMarketToday.ts';
import { BetFilters } from './BetFilters.tsx';
import { BetList } from './BetList.tsx';
import { type BetView, betsPath, betViewOf } from './betPaths.ts';
import { StateLinks } from './StateLinks.tsx';

/** The member's betting record with results (S2.16 personalHistoryCopy). The address sets the filters and the order. */
export function BetsScreen() {
  const { t, i18n } = useTranslation('bets');
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const platform = usePlatform();
  const today = useMarketToday();
  const view = betViewOf(query);
  const span = spanOf(view.period, today);
  const isWrong = spanProblem(span) !== undefined;
  const filter = {
    ...{ gameType: view.gameType, vassalage: view.vendor, state: view.state, ...span },
    gameName: view.game || undefined,
  };
  const show = (change: Partial<BetView>) =>
    navigate(betsPath({ ...view, ...change }), { replace: true, preventScrollReset: true });
  const file = () => exportBets(platform, i18n.language, filter);
  return (
    <RecordPage title={t('title')} aside={<SaveButton file={file} disabled={isWrong} />}>
      <FilterPanel set={[view.state, view.game, view.gameType, view.vendor]} period={view.period}>
        <StateLinks view={view} />
        <PeriodFilter period={view.period} today={today} onChange={(period) => show({ period })} />
        <BetFilters view={view} onChange={show} />
      </FilterPanel>
      {!isWrong && <BetList view={view} filter={filter} onChange={show} />}
    </RecordPage>
  );
}
