import { useTranslation } from 'react-i18next';
import type { TeamPage } from '#src/platform/contract.generated.ts';
import { teamQuery } from '#src/platform/endpoints/agents/team.ts';
import { FILE_PAGE_SIZE } from '#src/platform/endpoints/agents/teamRecords.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { SaveRowsButton } from '#src/shared/records/SaveRowsButton.tsx';
import { fileColumns } from './fileColumns.ts';
import { type TeamView, teamFileFilterOf } from './teamPaths.ts';
import { useTeamColumns } from './useTeamColumns.ts';

/** Saves all members that match the address as a file: of every level, unless one is chosen. */
export function TeamFile({ view }: { view: TeamView }) {
  const { t } = useTranslation('agentTeam');
  const columns = useTeamColumns(view, true);
  return (
    <SaveRowsButton
      query={teamQuery(usePlatform(), teamFileFilterOf(view), FILE_PAGE_SIZE)}
      rowsOf={({ members }: TeamPage) => members}
      rowId={({ memberId }) => memberId}
      columns={[...columns, ...fileColumns(t)]}
      name="team"
    />
  );
}
