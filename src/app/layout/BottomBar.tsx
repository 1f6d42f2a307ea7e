import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSite } from '#src/app/SiteContext.tsx';
import { useBrand } from '#src/brand/BrandContext.tsx';
import { frameParts, keyOf } from '#src/modules/frame.ts';
import { Icon } from '#src/ui/icon/Icon.tsx';
import * as styles from './BottomBar.css.ts';
import { FOOTER_ID } from './Footer.tsx';
import { MenuEntryLink } from './MenuEntryLink.tsx';

const loadDrawer = () => import('./MenuDrawer.tsx');
const expectDrawer = () => void loadDrawer().catch(() => undefined);
const MenuDrawer = lazy(async () => ({ default: (await loadDrawer()).MenuDrawer }));

/**
 * Scrolls to the site map, which has the same entries as the menu. A new hash in the address would make the router scroll as if the visitor
 * went back.
 */
function toSiteMap(): void {
  const siteMap = document.getElementById(FOOTER_ID);
  siteMap?.scrollIntoView();
  siteMap?.focus({ preventScroll: true });
}

/**
 * The bottom bar of phones by the manifest: home, promotions, games, then wallet and account, or log in. Games opens the full menu; without a script, or if
 * the menu fails to load, it links to the site map in the footer.
 */
export function BottomBar() {
  const { t } = useTranslation('app');
  const { rows } = useSite();
  const { frame } = useBrand();
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const parts = frameParts(frame.bottomBar, rows, () => []);
  const show = () => {
    setWanted(true);
    setOpen(true);
  };
  const menu = (
    <li key="games" className={styles.item}>
      <a
        href={`#${FOOTER_ID}`}
        className={styles.entry}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerDown={expectDrawer}
        onFocus={expectDrawer}
        onClick={(event) => {
          event.preventDefault();
          loadDrawer().then(show, toSiteMap);
        }}
      >
        <Icon name="games" size="l" />
        <span className={styles.label}>{t('menu.games')}</span>
      </a>
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
      {wanted && (
        <Suspense>
          <MenuDrawer open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </nav>
  );
}
