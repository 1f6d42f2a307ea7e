import { useTranslation } from 'react-i18next';
import { MenuList } from '../MenuList.tsx';
import * as styles from './CompactMenu.css.ts';

/** The side menu as a rail of icons, from tablets up; an icon shows its label when it is pointed at or focused. */
export function CompactMenu() {
  const { t } = useTranslation('app');
  return (
    <nav className={styles.side} aria-label={t('nav.main')}>
      <div className={styles.scroller}>
        <MenuList styles={styles.menu} />
      </div>
    </nav>
  );
}
