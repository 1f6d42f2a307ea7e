import { useTranslation } from 'react-i18next';
import type { TeamPage } from '#src/platform/contract.generated.ts';
import { Breadcrumb } from '#src/ui/breadcrumb/Breadcrumb.tsx';
import { isWholeTeam, type TeamView, teamPath } from './teamPaths.ts';

export interface TeamBreadcrumbProps {
  view: TeamView;
  /** The path down from the agent; undefined while loading. */
  path: TeamPage['path'] | undefined;
}

/** Breadcrumbs from the agent down to the current level. None for a search, which covers all levels. */
export function TeamBreadcrumb({ view, path = [] }: TeamBreadcrumbProps) {
  const { t } = useTranslation('agentTeam');
  if (isWholeTeam(view)) return null;
  if (view.below === undefined) return <Breadcrumb label={t('path')} above={[]} here={t('own')} />;
  const to = (below: string | undefined) => teamPath({ ...view, below });
  const above = path.slice(0, -1).map(({ memberId, account }) => ({
    label: account,
    to: to(memberId),
  }));
  return (
    <Breadcrumb
      label={t('path')}
      above={[{ label: t('own'), to: to(undefined) }, ...above]}
      here={path.at(-1)?.account ?? '…'}
    />
  );
}
