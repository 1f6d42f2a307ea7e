import { useTranslation } from 'react-i18next';
import { useBreakUntil } from '#src/session/useBreakUntil.ts';
import { GroupBanner } from '#src/shared/banners/GroupBanner.tsx';
import { MenuList } from './MenuList.tsx';
import * as styles from './SideMenu.css.ts';
import { SideToggle } from './SideToggle.tsx';

/**
 * The side menu: a rail on tablets; on wide screens open, or collapsed to the rail, as remembered (S2.21). Players on a break see no
 * banner.
 */
export function SideMenu() {
  const { t } = useTranslation('app');
  const onBreak = useBreakUntil() !== undefined;
  return (
    <nav className={styles.side} aria-label={t('nav.main')}>
      <MenuList styles={styles.menu} />
      {!onBreak && (
        <div className={styles.banner}>
          <GroupBanner group="w_leftmenu" sizes="216px" />
        </div>
      )}
      <SideToggle />
    </nav>
  );
}
