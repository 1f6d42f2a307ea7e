import { useTranslation } from 'react-i18next';
import { useSite } from '#src/app/SiteContext.tsx';
import { useBrand } from '#src/brand/BrandContext.tsx';
import { isLink, keyOf, type MenuEntry, menuParts } from '#src/modules/frame.ts';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { visuallyHidden } from '#src/ui/text/Text.css.ts';
import { GamesNav } from '../games/GamesNav.tsx';
import { entry as entryStyle, list } from '../Header.css.ts';
import { HeaderGroup } from '../HeaderGroup.tsx';
import { MenuEntryLink } from '../MenuEntryLink.tsx';
import { MenuOpener } from '../MenuOpener.tsx';
import { usePartTitle } from '../usePartTitle.ts';
import * as styles from './TopMenu.css.ts';

/** Opens the menu on tablets. */
export function TopMenuOpener() {
  const { t } = useTranslation('app');
  return (
    <MenuOpener className={styles.opener}>
      <Icon name="menu" size="l" />
      <span className={visuallyHidden}>{t('menu.open')}</span>
    </MenuOpener>
  );
}

/** What the categories' own panel and the header's icons do not have. */
const isElsewhere = (entry: MenuEntry): boolean =>
  !isLink(entry) && (entry.category !== undefined || entry.places.includes('tools'));

function Links({ entries }: { entries: readonly MenuEntry[] }) {
  return entries.map((entry) => (
    <li key={keyOf(entry)}>
      <MenuEntryLink entry={entry} className={entryStyle} />
    </li>
  ));
}

/** The menu in the header of wide screens, by the manifest: each group opens as a list, games with their providers. */
export function TopMenu() {
  const { t } = useTranslation('app');
  const { rows, groups } = useSite();
  const { frame } = useBrand();
  const titleOf = usePartTitle();
  return (
    <nav className={styles.menu} aria-label={t('nav.main')}>
      <ul className={list}>
        {menuParts(frame.menu, rows, groups).map((part) => {
          const { key, group, entries } = part;
          const title = titleOf(part);
          if (group === 'games') {
            return [
              <GamesNav key={key} whole />,
              <Links key="others" entries={entries.filter((entry) => !isElsewhere(entry))} />,
            ];
          }
          if (title === undefined) return <Links key={key} entries={entries} />;
          return <HeaderGroup key={key} title={title} entries={entries} />;
        })}
      </ul>
    </nav>
  );
}
