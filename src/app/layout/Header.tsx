import { useTranslation } from 'react-i18next';
import { useSite } from '#src/app/SiteContext.tsx';
import { rowsAt } from '#src/modules/select.ts';
import { useSession } from '#src/session/SessionContext.tsx';
import { visuallyHidden } from '#src/ui/text/Text.css.ts';
import { AccountArea } from './account/AccountArea.tsx';
import { EntryLink } from './EntryLink.tsx';
import { GamesNav } from './games/GamesNav.tsx';
import * as styles from './Header.css.ts';
import { LanguageLinks } from './LanguageLinks.tsx';
import { Logo } from './Logo.tsx';
import { PlayMoneyMark } from './PlayMoneyMark.tsx';
import { ThemeSwitch } from './ThemeSwitch.tsx';

/** The entries of the header on wide screens: the lobby, all games, and the other pages (S2.18). */
function HeaderNav() {
  const { t } = useTranslation('app');
  const rows = rowsAt(useSite().rows, 'header');
  const link = (row: (typeof rows)[number]) => (
    <li key={row.id}>
      <EntryLink row={row} className={styles.entry} />
    </li>
  );
  return (
    <nav className={styles.nav} aria-label={t('nav.pages')}>
      <ul className={styles.list}>
        {rows.filter(({ route }) => route === '/').map(link)}
        <GamesNav />
        {rows.filter(({ route }) => route !== '/').map(link)}
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
