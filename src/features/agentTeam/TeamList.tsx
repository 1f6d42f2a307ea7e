import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import type { TeamPage } from '#src/platform/contract.generated.ts';
import { TEAM_SORTS, teamQuery } from '#src/platform/endpoints/agents/team.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { CountedAt } from '#src/shared/agentCentre/CountedAt.tsx';
import { PagedList } from '#src/shared/lists/PagedList.tsx';
import { RecordTable } from '#src/shared/records/RecordTable.tsx';
import { RecordTotals } from '#src/shared/records/RecordTotals.tsx';
import { chosenSort } from '#src/shared/records/recordSort.ts';
import { EmptyState } from '#src/ui/emptyState/EmptyState.tsx';
import { TeamBreadcrumb } from './TeamBreadcrumb.tsx';
import { shownColumns } from './teamColumns.tsx';
import { isWholeTeam, type TeamView, teamFilterOf } from './teamPaths.ts';
import { useTeamColumns } from './useTeamColumns.ts';

const MOMENTS = ['joined', 'lastLogin'] as const;

export interface TeamListProps {
  view: TeamView;
  /** Called with the chosen order. */
  onSort: (sort: NonNullable<TeamView['sort']>) => void;
}

/** The members that match the address, below the path to their level. */
export function TeamList({ view, onSort }: TeamListProps) {
  const { t } = useTranslation('agentTeam');
  const { amount, count } = useFormat();
  const query = useInfiniteQuery(teamQuery(usePlatform(), teamFilterOf(view)));
  const columns = useTeamColumns(view);
  const shown = useMemo(() => shownColumns(columns), [columns]);
  const isFiltered = isWholeTeam(view) || view.kind !== undefined;
  const empty = isFiltered
    ? { title: t('notFound'), hint: t('notFoundHint') }
    : { title: t('none'), hint: t('noneHint') };
  // A card shows the date that the list is sorted by without opening it.
  const sortedMoment = MOMENTS.find((moment) => moment === view.sort?.column);
  const parts = (pages?: readonly TeamPage[]) => (
    <>
      <CountedAt
        at={pages?.[0]?.countedAt}
        busy={pages !== undefined && query.isFetching && !query.isFetchingNextPage}
        error={query.isFetchNextPageError ? null : query.error}
        onRefresh={() => void query.refetch()}
      />
      <RecordTotals
        totals={[
          { label: t('count'), figure: pages?.[0] && count(pages[0].total) },
          { label: t('funds'), figure: pages?.[0] && amount(pages[0].balance) },
        ]}
      />
      <RecordTable
        label={t('label')}
        columns={shown}
        rowId={({ memberId }) => memberId}
        card={{ title: 'account', figures: ['status', sortedMoment ?? 'downlines'] }}
        rows={pages?.flatMap(({ members }) => members)}
        refreshing={query.isPlaceholderData}
        {...(view.sort && { sort: view.sort })}
        onSort={(chosen) => {
          const sort = chosenSort(chosen, TEAM_SORTS);
          if (sort) onSort(sort);
        }}
        empty={<EmptyState icon="user" {...empty} />}
      />
    </>
  );
  const labels = { failed: t('failed'), retry: t('retry'), older: t('older') };
  return (
    <>
      <TeamBreadcrumb view={view} path={query.data?.pages[0]?.path} />
      <PagedList query={query} loading={parts()} labels={labels} saysRefresh>
        {parts}
      </PagedList>
    </>
  );
}
