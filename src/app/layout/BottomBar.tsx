import { useTranslation } from 'react-i18next';
import { useSite } from '#src/app/SiteContext.tsx';
import { useBrand } from '#src/brand/BrandContext.tsx';
import { frameParts, keyOf } from '#src/modules/frame.ts';
import { Icon } from '#src/ui/icon/Icon.tsx';
import * as styles from './BottomBar.css.ts';
import { MenuEntryLink } from './MenuEntryLink.tsx';
import { MenuOpener } from './MenuOpener.tsx';

/** The bottom bar of phones by the manifest: home, promotions, games, then wallet and account, or log in. Games opens the full menu. */
export function BottomBar() {
  const { t } = useTranslation('app');
  const { rows } = useSite();
  const { frame } = useBrand();
  const parts = frameParts(frame.bottomBar, rows, () => []);
  const menu = (
    <li key="games" className={styles.item}>
      <MenuOpener className={styles.entry}>
        <Icon name="games" size="l" />
        <span className={styles.label}>{t('menu.games')}</span>
      </MenuOpener>
    </li>
  );
  return (
    <nav className={styles.bar} aria-label={t('nav.quick')}>
      <ul className={styles.list}>
        {parts.map(({ group, entries }) =>
          group
            ? menu
            : entries.map((entry) => (
                <li key={keyOf(entry)} className={styles.item}>
                  <MenuEntryLink
                    entry={entry}
                    className={styles.entry}
                    labelClass={styles.label}
                    withIcon
                    short
                  />
                </li>
              )),
        )}
      </ul>
    </nav>
  );
}
