import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import type { TeamMember, TeamPage } from '#src/platform/contract.generated.ts';
import { teamQuery } from '#src/platform/endpoints/agents/team.ts';
import { FILE_PAGE_SIZE } from '#src/platform/endpoints/agents/teamRecords.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { PagedList } from '#src/shared/lists/PagedList.tsx';
import { RecordTable } from '#src/shared/records/RecordTable.tsx';
import { RecordTotals } from '#src/shared/records/RecordTotals.tsx';
import { SaveRowsButton } from '#src/shared/records/SaveRowsButton.tsx';
import { EmptyState } from '#src/ui/emptyState/EmptyState.tsx';
import { TeamTrail } from './TeamTrail.tsx';
import { teamColumns } from './teamColumns.tsx';
import { type TeamView, teamFilterOf, teamPath } from './teamPaths.ts';

const membersOf = ({ members }: TeamPage) => members;

/** The members whom the address asks for, below the way to their level. */
export function TeamList({ view }: { view: TeamView }) {
  const { t } = useTranslation('agentTeam');
  const { count } = useFormat();
  const platform = usePlatform();
  const filter = teamFilterOf(view);
  const isSearch = view.account !== '';
  const { below, account, kind } = view;
  const columns = useMemo(() => {
    const detailsOf = (member: TeamMember) =>
      teamPath({ below, account, kind, member: member.account });
    const down = ({ memberId }: TeamMember) =>
      teamPath({ below: memberId, account: '', kind, member: undefined });
    return teamColumns(t, { detailsOf, below: down }, account !== '');
  }, [t, below, account, kind]);
  const empty =
    isSearch || kind ? (['notFound', 'notFoundHint'] as const) : (['none', 'noneHint'] as const);
  const parts = (pages?: readonly TeamPage[]) => (
    <>
      <TeamTrail view={view} path={pages?.[0]?.path} />
      <RecordTotals totals={[{ label: t('count'), figure: pages?.[0] && count(pages[0].total) }]} />
      <RecordTable
        label={t('label')}
        columns={columns}
        rowId={({ memberId }) => memberId}
        card={{ title: 'account', figures: ['team', 'downlines'] }}
        rows={pages?.flatMap(membersOf)}
        empty={<EmptyState icon="user" title={t(empty[0])} hint={t(empty[1])} />}
      />
    </>
  );
  const labels = { failed: t('failed'), retry: t('retry'), older: t('older') };
  return (
    <PagedList
      query={useInfiniteQuery(teamQuery(platform, filter))}
      loading={parts()}
      labels={labels}
    >
      {(pages) => (
        <>
          {parts(pages)}
          {pages.some(({ members }) => members.length > 0) && (
            <SaveRowsButton
              query={teamQuery(platform, filter, FILE_PAGE_SIZE)}
              rowsOf={membersOf}
              columns={columns}
              name="team"
            />
          )}
        </>
      )}
    </PagedList>
  );
}
