import { useTranslation } from 'react-i18next';
import { useSiteMenu } from '#src/session/SiteMenuContext.tsx';
import { CardLink } from '#src/ui/card/CardLink.tsx';

/** The link to the agent centre (S2.13), for agents alone. */
export function AgentCentreLink() {
  const { t } = useTranslation(['member', 'modules']);
  const entry = useSiteMenu()
    .groups.flatMap(({ rows }) => rows)
    .find(({ id }) => id === 'agentHome');
  if (!entry) return null;
  return (
    <CardLink to={entry.route} title={t(entry.label)} hint={t('agentCentre')} icon={entry.icon} />
  );
}
