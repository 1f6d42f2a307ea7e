import { useTranslation } from 'react-i18next';
import { useSite } from '#src/app/SiteContext.tsx';
import { useBrand } from '#src/brand/BrandContext.tsx';
import { frameParts, keyOf } from '#src/modules/frame.ts';
import { rowsAt } from '#src/modules/select.ts';
import { useSession } from '#src/session/SessionContext.tsx';
import { visuallyHidden } from '#src/ui/text/Text.css.ts';
import { AccountArea } from './account/AccountArea.tsx';
import { EntryLink } from './EntryLink.tsx';
import { GamesNav } from './games/GamesNav.tsx';
import * as styles from './Header.css.ts';
import { HeaderGroup } from './HeaderGroup.tsx';
import { LanguageLinks } from './LanguageLinks.tsx';
import { Logo } from './Logo.tsx';
import { MenuEntryLink } from './MenuEntryLink.tsx';
import { PlayMoneyMark } from './PlayMoneyMark.tsx';
import { ThemeSwitch } from './ThemeSwitch.tsx';

/** The entries of the header on wide screens, by the manifest: screens, all games, links and groups (S2.18). */
function HeaderNav() {
  const { t } = useTranslation('app');
  const { frame } = useBrand();
  const parts = frameParts(frame.header, useSite().rows, () => []);
  return (
    <nav className={styles.nav} aria-label={t('nav.pages')}>
      <ul className={styles.list}>
        {parts.map((part) => {
          const { key, group, title, entries } = part;
          if (group) return <GamesNav key={key} />;
          if (title) return entries.length > 0 && <HeaderGroup key={key} part={part} />;
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

/** The icons of the header, for screens wide enough: search. */
function HeaderTools({ viewer }: { viewer: keyof typeof styles.tool }) {
  return rowsAt(useSite().rows, 'tools').map((row) => (
    <EntryLink
      key={row.id}
      row={row}
      className={styles.tool[viewer]}
      labelClass={visuallyHidden}
      withIcon
    />
  ));
}

/** The head of every page: logo, navigation, play-money mark, language, theme, and the player (S2.18–S2.20). */
export function Header({ bare = false }: { bare?: boolean }) {
  const { token } = useSession();
  const isPlayer = !bare && token !== undefined;
  const roomy = isPlayer ? styles.fromWide : styles.fromTablet;
  return (
    <header className={styles.header}>
      <Logo />
      {!bare && <HeaderNav />}
      <div className={styles.tools}>
        <PlayMoneyMark linked={!bare} narrow={isPlayer} />
        {!bare && <HeaderTools viewer={isPlayer ? 'player' : 'visitor'} />}
        <span className={roomy}>
          <LanguageLinks />
        </span>
        <span className={roomy}>
          <ThemeSwitch />
        </span>
        {!bare && <AccountArea />}
      </div>
    </header>
  );
}
