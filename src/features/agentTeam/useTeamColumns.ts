import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { teamColumns } from './teamColumns.tsx';
import { type TeamView, teamPath } from './teamPaths.ts';

/** The columns of a view of the team. Rows lead to details above the same list, and to the level below with the same kind of members. */
export function useTeamColumns({ below, account, kind }: TeamView) {
  const { t } = useTranslation('agentTeam');
  return useMemo(() => {
    const level = { below, account, kind };
    return teamColumns(t, {
      detailsOf: (member) => teamPath({ ...level, member: member.account }),
      below: ({ memberId }) => teamPath({ below: memberId, account: '', kind, member: undefined }),
      withUpline: account !== '',
    });
  }, [t, below, account, kind]);
}
