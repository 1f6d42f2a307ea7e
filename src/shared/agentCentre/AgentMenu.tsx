import { useTranslation } from 'react-i18next';
import { useSiteMenu } from '#src/session/SiteMenuContext.tsx';
import { RouteLink } from '#src/ui/link/RouteLink.tsx';
import { showChosen } from '#src/ui/scrollRow/showChosen.ts';
import * as styles from './AgentCentre.css.ts';
import { AGENT_PATHS, type AgentPath } from './agentPaths.ts';
import { useAgentEntries } from './useAgentEntries.ts';

/** The menu of the agent centre, with the page on show marked: one line on phones, scrolled to that page (S2.17). */
export function AgentMenu({ here }: { here: AgentPath }) {
  const { t } = useTranslation(['agentCentre', 'modules']);
  const { preload } = useSiteMenu();
  const entries = useAgentEntries();
  return (
    <nav aria-label={t('agentCentre:menu')} className={styles.rail}>
      <ul ref={showChosen} className={styles.menu}>
        {entries.map(({ id, route, screen, label }) => (
          <li key={id}>
            <RouteLink
              to={route}
              className={styles.entry}
              aria-current={route === here ? 'page' : undefined}
              onPointerEnter={() => preload(screen)}
              onFocus={() => preload(screen)}
            >
              {route === AGENT_PATHS.home ? t('agentCentre:overview') : t(label)}
            </RouteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
