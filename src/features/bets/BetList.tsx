import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type Bet, type BetFilter, betsQuery } from '#src/platform/endpoints/records/bets.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { PlayLink } from '#src/session/PlayLink.tsx';
import { PagedList } from '#src/shared/lists/PagedList.tsx';
import { RecordTable } from '#src/shared/records/RecordTable.tsx';
import { useRecordPages } from '#src/shared/records/useRecordPages.ts';
import { EmptyState } from '#src/ui/emptyState/EmptyState.tsx';
import { BetTotals } from './BetTotals.tsx';
import { betColumns } from './betColumns.tsx';
import { type BetView, betsPath } from './betPaths.ts';
import { OpenBet } from './OpenBet.tsx';

export interface BetListProps {
  view: BetView;
  filter: BetFilter;
  /** Called for another order, and when the details of a bet are closed. */
  onChange: (change: Partial<BetView>) => void;
}

/** The bets of a filter with their totals. */
export function BetList({ view, filter, onChange }: BetListProps) {
  const { t, i18n } = useTranslation('bets');
  const query = useRecordPages(betsQuery(usePlatform(), i18n.language, filter, view.order));
  const address = betsPath({ ...view, bet: undefined });
  const columns = useMemo(() => {
    const pathOf = ({ betId }: Bet) => `${address}${address.includes('?') ? '&' : '?'}bet=${betId}`;
    return betColumns(t, pathOf);
  }, [t, address]);
  const list = (rows: readonly Bet[] | undefined) => (
    <RecordTable
      label={t('label')}
      columns={columns}
      rowId={({ betId }) => String(betId)}
      card={{ title: 'game', figures: ['stake', 'net'] }}
      rows={rows}
      refreshing={query.isPlaceholderData}
      sort={{ column: view.order.sort, descending: view.order.order === 'desc' }}
      onSort={({ column, descending }) => {
        if (column === 'at' || column === 'stake' || column === 'payout' || column === 'net') {
          onChange({ order: { sort: column, order: descending ? 'desc' : 'asc' } });
        }
      }}
      empty={
        <EmptyState
          icon="table"
          title={t('none')}
          hint={t('noneHint')}
          action={!address.includes('?') && <PlayLink to="/">{t('toGames')}</PlayLink>}
        />
      }
    />
  );
  const loading = (
    <>
      <BetTotals page={undefined} state={view.state} />
      {list(undefined)}
    </>
  );
  const labels = { failed: t('failed'), retry: t('retry'), older: t('older') };
  return (
    <PagedList query={query} loading={loading} labels={labels}>
      {(pages) => {
        const bets = pages.flatMap((page) => page.bets);
        return (
          <>
            <BetTotals page={pages[0]} state={view.state} />
            {list(bets)}
            <OpenBet betId={view.bet} bets={bets} onClose={() => onChange({ bet: undefined })} />
          </>
        );
      }}
    </PagedList>
  );
}
