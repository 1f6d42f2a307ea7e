import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { AccountSearch } from '#src/shared/agentCentre/AccountSearch.tsx';
import { FilterPanel } from '#src/shared/records/FilterPanel.tsx';
import { RecordFilters } from '#src/shared/records/RecordFilters.tsx';
import { RecordPage } from '#src/shared/records/RecordPage.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { ActiveFilters } from './ActiveFilters.tsx';
import { KindLinks } from './KindLinks.tsx';
import { OpenMember } from './member/OpenMember.tsx';
import { TeamFile } from './TeamFile.tsx';
import { TeamList } from './TeamList.tsx';
import { isFileWider, type TeamView, teamPath, teamViewOf } from './teamPaths.ts';

/** The page of an agent's team, level by level (S2.17 downlineManagmentView). The address sets the level and the open details. */
export function TeamScreen() {
  const { t } = useTranslation('agentTeam');
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const view = useMemo(() => teamViewOf(query), [query]);
  const show = (change: Partial<TeamView>) =>
    navigate(teamPath({ ...view, ...change }), { replace: true, preventScrollReset: true });
  return (
    <RecordPage title={t('title')} aside={<TeamFile view={view} />}>
      <Stack gap="xs">
        <Text tone="secondary">{t('lead')}</Text>
        {isFileWider(view) && (
          <Text size="s" tone="secondary">
            {t('fileLevels')}
          </Text>
        )}
      </Stack>
      <FilterPanel set={[view.kind, view.account]}>
        <KindLinks view={view} />
        <RecordFilters>
          <AccountSearch account={view.account} onChange={(account) => show({ account })} />
        </RecordFilters>
      </FilterPanel>
      <ActiveFilters view={view} onChange={show} />
      <TeamList view={view} onSort={(sort) => show({ sort })} />
      <OpenMember account={view.member} onClose={() => show({ member: undefined })} />
    </RecordPage>
  );
}
