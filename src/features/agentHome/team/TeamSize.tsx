import { useTranslation } from 'react-i18next';
import type { TeamOverview } from '#src/platform/contract.generated.ts';
import { Grid } from '#src/ui/grid/Grid.tsx';
import { FigureTile } from './FigureTile.tsx';
import { membersPath } from './figurePaths.ts';

export interface TeamSizeProps {
  /** Undefined while loading. */
  team: TeamOverview | undefined;
  /** Today in the market's time zone. */
  today: string;
}

/** The current balance and size of an agent's team; each links to its list. */
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
