import { useTranslation } from 'react-i18next';
import { setRootState, useRootState } from '#src/app/rootState.ts';
import { remember } from '#src/session/storage.ts';
import { useBreakUntil } from '#src/session/useBreakUntil.ts';
import { GroupBanner } from '#src/shared/banners/GroupBanner.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { MenuList } from './MenuList.tsx';
import * as styles from './SideMenu.css.ts';

/** The menu at the side: a rail on tablets; on wide screens open, or collapsed to the rail, as remembered (S2.21). Players on a break meet no banner. */
export function SideMenu() {
  const { t } = useTranslation('app');
  const collapsed = useRootState('sideMenu', 'open') === 'collapsed';
  const onBreak = useBreakUntil() !== undefined;
  const toggle = () => {
    const next = collapsed ? 'open' : 'collapsed';
    setRootState('sideMenu', next);
    remember('livery.sideMenu', next);
  };
  return (
    <nav className={styles.side} aria-label={t('nav.main')}>
      <MenuList styles={styles.menu} />
      {!onBreak && (
        <div className={styles.banner}>
          <GroupBanner group="w_leftmenu" sizes="216px" />
        </div>
      )}
      <button type="button" className={styles.toggle} aria-expanded={!collapsed} onClick={toggle}>
        <Icon name="sidebar" size="l" />
        <span className={styles.menu.label}>
          {collapsed ? t('menu.expand') : t('menu.collapse')}
        </span>
      </button>
    </nav>
  );
}
