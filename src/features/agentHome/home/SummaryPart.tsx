import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { teamOverviewQuery } from '#src/platform/endpoints/agents/teamOverview.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { AGENT_PATHS } from '#src/shared/agentCentre/agentPaths.ts';
import { CountedAt } from '#src/shared/agentCentre/CountedAt.tsx';
import { PartFailed } from '#src/shared/agentCentre/PartFailed.tsx';
import { useMarketToday } from '#src/shared/records/useMarketToday.ts';
import { EmptyState } from '#src/ui/emptyState/EmptyState.tsx';
import { Grid } from '#src/ui/grid/Grid.tsx';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { ButtonLink } from '#src/ui/link/ButtonLink.tsx';
import { Part } from '../parts/Part.tsx';
import { FigureTile } from '../team/FigureTile.tsx';
import { figurePath } from '../team/figurePaths.ts';
import type { Figure } from '../team/figures.ts';
import { TeamSize } from '../team/TeamSize.tsx';

/** The main figures of today. */
const TODAY = [
  'stake',
  'net',
  'commission',
  'deposits',
  'withdrawals',
  'active',
  'joined',
] as const satisfies readonly Figure[];

/** A summary of an agent's team and its figures of today, with a link to the overview. */
export function SummaryPart() {
  const { t } = useTranslation('agentHome');
  const today = useMarketToday();
  const span = { from: today, to: today };
  const query = useQuery(teamOverviewQuery(usePlatform(), span));
  const { data, error, isFetching, refetch } = query;
  const days = { period: { days: 1 }, span } as const;
  const content = () => {
    if (!data && error) {
      const again = { error, retrying: isFetching, onRetry: refetch };
      return <PartFailed title={t('team.failed')} {...again} />;
    }
    if (data?.members === 0) {
      return <EmptyState icon="user" title={t('team.none')} hint={t('team.noneHint')} />;
    }
    return (
      <>
        <CountedAt
          at={data?.countedAt}
          nextAt={data?.nextCountAt}
          busy={data !== undefined && isFetching}
          error={error}
          onRefresh={() => void refetch()}
        />
        <TeamSize team={data} today={today} />
        <Heading level={3}>{t('team.today')}</Heading>
        <Grid columns="figures">
          {TODAY.map((figure) => (
            <FigureTile
              key={figure}
              label={t(`figures.${figure}`)}
              figure={data?.totals[figure]}
              to={figurePath(figure, days)}
            />
          ))}
        </Grid>
        <div>
          <ButtonLink tone="accent" icon="table" to={AGENT_PATHS.overview}>
            {t('team.open')}
          </ButtonLink>
        </div>
      </>
    );
  };
  return (
    <Part id="agent-team" title={t('team.title')}>
      {content()}
    </Part>
  );
}
