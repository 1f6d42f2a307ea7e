import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSite } from '#src/app/SiteContext.tsx';
import { rowsAt } from '#src/modules/select.ts';
import type { ModuleRow } from '#src/modules/types.ts';
import { Icon } from '#src/ui/icon/Icon.tsx';
import * as styles from './BottomBar.css.ts';
import { EntryLink } from './EntryLink.tsx';
import { FOOTER_ID } from './Footer.tsx';

const loadDrawer = () => import('./MenuDrawer.tsx');
const MenuDrawer = lazy(async () => ({ default: (await loadDrawer()).MenuDrawer }));

/** Screens that the bar leads to, beside the menu. */
const ENTRIES = 4;

/** The entries of the bar: of the games, the category that the brand puts first. */
function barRows(rows: readonly ModuleRow[]): ModuleRow[] {
  const entries = rowsAt(rows, 'bottomBar');
  const firstGames = entries.find(({ category }) => category !== undefined);
  return entries
    .filter((row) => row.category === undefined || row === firstGames)
    .slice(0, ENTRIES);
}

/**
 * The bar at the foot of phones: the first screens, and the menu with all of them. Without a script the menu leads to
 * the site map in the footer.
 */
export function BottomBar() {
  const { t } = useTranslation('app');
  const { rows } = useSite();
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  return (
    <nav className={styles.bar} aria-label={t('nav.quick')}>
      <ul className={styles.list}>
        {barRows(rows).map((row) => (
          <li key={row.id} className={styles.item}>
            <EntryLink
              row={row}
              className={styles.entry}
              labelClass={styles.label}
              withIcon
              short
            />
          </li>
        ))}
        <li className={styles.item}>
          <a
            href={`#${FOOTER_ID}`}
            className={styles.entry}
            aria-haspopup="dialog"
            aria-expanded={open}
            onPointerDown={() => void loadDrawer()}
            onFocus={() => void loadDrawer()}
            onClick={(event) => {
              event.preventDefault();
              setWanted(true);
              setOpen(true);
            }}
          >
            <Icon name="menu" size="l" />
            <span className={styles.label}>{t('menu.open')}</span>
          </a>
        </li>
      </ul>
      {wanted && (
        <Suspense>
          <MenuDrawer open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </nav>
  );
}
