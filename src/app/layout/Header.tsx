import { useTranslation } from 'react-i18next';
import { useSite } from '#src/app/SiteContext.tsx';
import { rowsAt } from '#src/modules/select.ts';
import { EntryLink } from './EntryLink.tsx';
import * as styles from './Header.css.ts';
import { LanguageLinks } from './LanguageLinks.tsx';
import { Logo } from './Logo.tsx';
import { PlayMoneyMark } from './PlayMoneyMark.tsx';
import { ThemeSwitch } from './ThemeSwitch.tsx';

/** The head of every page: logo, game menu on wide screens, play-money mark, language and theme (S2.18). */
export function Header({ bare = false }: { bare?: boolean }) {
  const { t } = useTranslation('app');
  const { rows } = useSite();
  return (
    <header className={styles.header}>
      <Logo />
      {!bare && (
        <nav className={styles.nav} aria-label={t('nav.games')}>
          <ul className={styles.list}>
            {rowsAt(rows, 'header').map((row) => (
              <li key={row.id}>
                <EntryLink row={row} className={styles.entry} />
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div className={styles.tools}>
        <PlayMoneyMark linked={!bare} />
        <span className={styles.fromTablet}>
          <LanguageLinks />
        </span>
        <ThemeSwitch />
      </div>
    </header>
  );
}
