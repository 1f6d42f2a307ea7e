import { useSite } from '#src/app/SiteContext.tsx';
import { useBrand } from '#src/brand/BrandContext.tsx';
import { rowsAt } from '#src/modules/select.ts';
import { useSession } from '#src/session/SessionContext.tsx';
import { visuallyHidden } from '#src/ui/text/Text.css.ts';
import { AccountArea } from './account/AccountArea.tsx';
import { EntryLink } from './EntryLink.tsx';
import * as styles from './Header.css.ts';
import { HeaderNav } from './HeaderNav.tsx';
import { LanguageLinks } from './LanguageLinks.tsx';
import { Logo, SlimLogo } from './Logo.tsx';
import { PlayMoneyMark } from './PlayMoneyMark.tsx';
import { ThemeSwitch } from './ThemeSwitch.tsx';
import { tallHeader } from './top/TopMenu.css.ts';
import { TopMenu, TopMenuOpener } from './top/TopMenu.tsx';

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

export interface HeaderProps {
  /** Without navigation and the player's menu. */
  bare?: boolean;
  /** As low as it can be: above a game. */
  slim?: boolean;
}

function lookOf(isTop: boolean, slim: boolean): string {
  if (slim) return styles.slimHeader;
  return isTop ? tallHeader : styles.header;
}

/** The head of every page: logo, navigation, play-money mark, language, theme, and the player (S2.18–S2.20). */
export function Header({ bare = false, slim = false }: HeaderProps) {
  const { token } = useSession();
  const { frame } = useBrand();
  const isPlayer = !bare && token !== undefined;
  const isTop = !bare && frame.layout === 'top';
  const usual = isPlayer ? styles.fromWide : styles.fromTablet;
  const roomy = slim ? styles.fromRoomy : usual;
  return (
    <header className={lookOf(isTop, slim)}>
      {isTop && <TopMenuOpener />}
      {slim ? <SlimLogo /> : <Logo />}
      {!bare && !isTop && <HeaderNav />}
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
      {isTop && <TopMenu />}
    </header>
  );
}
