import { useTranslation } from 'react-i18next';
import { useSite } from '#src/app/SiteContext.tsx';
import { useBrand } from '#src/brand/BrandContext.tsx';
import { frameParts, keyOf } from '#src/modules/frame.ts';
import { textIn } from '#src/shared/banners/textIn.ts';
import { GamesNav } from './games/GamesNav.tsx';
import * as styles from './Header.css.ts';
import { HeaderGroup } from './HeaderGroup.tsx';
import { MenuEntryLink } from './MenuEntryLink.tsx';

/** The entries of the header on wide screens, by the manifest: screens, all games, links and groups (S2.18). */
export function HeaderNav() {
  const { t, i18n } = useTranslation('app');
  const { frame } = useBrand();
  const parts = frameParts(frame.header, useSite().rows, () => []);
  return (
    <nav className={styles.nav} aria-label={t('nav.pages')}>
      <ul className={styles.list}>
        {parts.map(({ key, group, title, entries }) => {
          if (group) return <GamesNav key={key} />;
          if (title) {
            const words = textIn(title, i18n.language);
            return entries.length > 0 && <HeaderGroup key={key} title={words} entries={entries} />;
          }
          return entries.map((entry) => (
            <li key={keyOf(entry)}>
              <MenuEntryLink entry={entry} className={styles.entry} />
            </li>
          ));
        })}
      </ul>
    </nav>
  );
}
