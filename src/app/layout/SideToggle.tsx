import { useTranslation } from 'react-i18next';
import { setRootState, useRootState } from '#src/session/rootState.ts';
import { remember } from '#src/session/storage.ts';
import { Icon } from '#src/ui/icon/Icon.tsx';
import * as styles from './SideMenu.css.ts';

/** Collapses a side menu on wide screens to its rail, and opens it again; the device remembers it. */
export function SideToggle() {
  const { t } = useTranslation('app');
  const collapsed = useRootState('sideMenu', 'open') === 'collapsed';
  const toggle = () => {
    const next = collapsed ? 'open' : 'collapsed';
    setRootState('sideMenu', next);
    remember('livery.sideMenu', next);
  };
  return (
    <button type="button" className={styles.toggle} aria-expanded={!collapsed} onClick={toggle}>
      <Icon name="sidebar" size="l" />
      <span className={styles.menu.label}>{collapsed ? t('menu.expand') : t('menu.collapse')}</span>
    </button>
  );
}
