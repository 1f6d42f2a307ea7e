import { useTranslation } from 'react-i18next';
import type { TeamOverview } from '#src/platform/contract.generated.ts';
import { Grid } from '#src/ui/grid/Grid.tsx';
import { FigureTile } from './FigureTile.tsx';
import { membersPath } from './figurePaths.ts';

export interface TeamSizeProps {
  /** Not there yet while it is on its way. */
  team: TeamOverview | undefined;
  /** The day in the market's zone. */
  today: string;
}

/** What all below an agent have now, and how many they are; each leads to the list of them. */
export function TeamSize({ team, today }: TeamSizeProps) {
  const { t } = useTranslation('agentHome');
  return (
    <Grid columns="figures">
      <FigureTile label={t('team.balance')} figure={team?.balance} to={membersPath(today)} />
      <FigureTile label={t('team.members')} figure={team?.members} to={membersPath(today)} />
      <FigureTile label={t('team.agents')} figure={team?.agents} to={membersPath(today, 'agent')} />
    </Grid>
  );
}
