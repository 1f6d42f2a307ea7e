import { useTranslation } from 'react-i18next';
import * as styles from '../SideMenu.css.ts';
import { SideToggle } from '../SideToggle.tsx';
import { railLabel, sideMenu } from './AgentLayout.css.ts';
import { AgentMenuList } from './AgentMenuList.tsx';

/** The agents' side menu: a rail on tablets; on wide screens open, or collapsed to the rail, as remembered (S2.17). */
export function AgentSideMenu() {
  const { t } = useTranslation('agentCentre');
  return (
    <nav className={sideMenu} aria-label={t('menu')}>
      <AgentMenuList styles={{ ...styles.menu, label: railLabel }} />
      <SideToggle />
    </nav>
  );
}
