import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import type { TeamBet, TeamBetPage } from '#src/platform/contract.generated.ts';
import { TEAM_BET_SORTS, teamBetsQuery } from '#src/platform/endpoints/agents/teamBets.ts';
import { FILE_PAGE_SIZE } from '#src/platform/endpoints/agents/teamRecords.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { AgentRecord } from '#src/shared/agentCentre/AgentRecord.tsx';
import { GameFilters } from '#src/shared/records/GameFilters.tsx';
import { chosenSort } from '#src/shared/records/recordSort.ts';
import { SaveRowsButton } from '#src/shared/records/SaveRowsButton.tsx';
import { useVendorName } from '#src/shared/records/useVendorName.ts';
import { StateLinks } from './bets/StateLinks.tsx';
import { shownColumns, teamBetColumns } from './bets/teamBetColumns.tsx';
import { teamBetsPath, teamBetViewOf } from './bets/teamBetPaths.ts';
import { TeamRecordPage } from './TeamRecordPage.tsx';
import { useTeamView } from './useTeamView.ts';

const rowsOf = ({ bets }: TeamBetPage) => bets;
const rowId = ({ betId }: TeamBet) => String(betId);

/** The page of an agent's team bets (S2.17 personalHistoryCopy). The address sets the account and the filters. */
export function TeamBetsScreen() {
  const { t, i18n } = useTranslation('agentRecords');
  const { amount, count } = useFormat();
  const platform = usePlatform();
  const vendorName = useVendorName();
  const { show, filter, ...page } = useTeamView(teamBetViewOf, teamBetsPath);
  const { view } = page;
  const asked = { ...filter, state: view.state, gameType: view.gameType, vassalage: view.vendor };
  const queryOf = (size?: number) => teamBetsQuery(platform, i18n.language, asked, view.sort, size);
  const columns = useMemo(() => teamBetColumns(t, vendorName), [t, vendorName]);
  const shown = useMemo(() => shownColumns(columns), [columns]);
  const labels = {
    ...{ type: t('bets.type'), allTypes: t('bets.allTypes') },
    ...{ vendor: t('bets.vendor'), allVendors: t('bets.allVendors') },
  };
  const file = { query: queryOf(FILE_PAGE_SIZE), name: `team-bets-${page.span.to}` };
  return (
    <TeamRecordPage
      {...page}
      title={t('bets.title')}
      onChange={show}
      set={[view.state, view.gameType, view.vendor]}
      links={<StateLinks view={view} />}
      filters={<GameFilters games={view} labels={labels} onChange={show} />}
      file={<SaveRowsButton {...file} rowsOf={rowsOf} rowId={rowId} columns={columns} />}
    >
      <AgentRecord
        query={queryOf()}
        rowsOf={rowsOf}
        countedAt={(first) => first.countedAt}
        totalsOf={(first) => [
          { label: t('bets.count'), figure: first && count(first.totals.bets) },
          { label: t('bets.stake'), figure: first && amount(first.totals.stake) },
          { label: t('bets.payout'), figure: first && amount(first.totals.payout) },
          { label: t('bets.net'), figure: first && amount(first.totals.net) },
        ]}
        note={t('bets.settledOnly')}
        label={t('bets.label')}
        columns={shown}
        rowId={rowId}
        card={{ title: 'account', figures: ['stake', 'net'] }}
        sort={view.sort ?? { column: 'at', descending: true }}
        onSort={(chosen) => show({ sort: chosenSort(chosen, TEAM_BET_SORTS) })}
        icon="history"
        words={{ none: t('bets.none'), failed: t('bets.failed'), older: t('bets.older') }}
      />
    </TeamRecordPage>
  );
}
