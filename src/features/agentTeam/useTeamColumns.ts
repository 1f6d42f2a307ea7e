import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { teamColumns } from './teamColumns.tsx';
import { isWholeTeam, type TeamView, teamPath } from './teamPaths.ts';

/** The columns of a view of the team, with the upline where it lists several levels. Rows lead to details above the same list, and to the level below with the same kind of members. */
export function useTeamColumns(view: TeamView, withUpline = isWholeTeam(view)) {
  const { t } = useTranslation('agentTeam');
  // Rows that have come are drawn anew by other columns alone.
  return useMemo(
    () =>
      teamColumns(t, {
        detailsOf: (member) => teamPath({ ...view, member: member.account }),
        below: ({ memberId }) =>
          teamPath({ below: memberId, account: '', kind: view.kind, member: undefined }),
        withUpline,
      }),
    [t, view, withUpline],
  );
}
