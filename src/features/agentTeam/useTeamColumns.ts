import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { teamColumns } from './teamColumns.tsx';
import { isWholeTeam, type TeamView, teamPath } from './teamPaths.ts';

/**
 * The columns of a view of the team, with the upline if it spans levels. Rows link to details above the same list, and to the level below
 * with the same filter by type.
 */
export function useTeamColumns(view: TeamView, withUpline = isWholeTeam(view)) {
  const { t } = useTranslation('agentTeam');
  // Existing rows render again only if the columns change.
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
