import type { ReactNode } from 'react';
import { useBrand } from '#src/brand/BrandContext.tsx';
import { BottomBar } from './BottomBar.tsx';
import { CompactMenu } from './compact/CompactMenu.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import * as styles from './Layout.css.ts';
import { OfflineNotice } from './OfflineNotice.tsx';
import { SideMenu } from './SideMenu.tsx';
import { MAIN_ID, SkipLink } from './SkipLink.tsx';
import { topPage } from './top/TopMenu.css.ts';

export interface LayoutProps {
  /** The screen fills all the room below the header (S2.8). */
  bare?: boolean | undefined;
  children: ReactNode;
}

/** The page around every screen: header, menu in the brand's layout, main part, footer, and the bottom bar of phones (S2.14). */
export function Layout({ bare = false, children }: LayoutProps) {
  const { layout } = useBrand().frame;
  const page = layout === 'top' ? topPage : styles.page;
  return (
    <div className={bare ? styles.barePage : page}>
      <SkipLink />
      <Header bare={bare} slim={bare} />
      {!bare && layout === 'side' && <SideMenu />}
      {!bare && layout === 'compact' && <CompactMenu />}
      <main id={MAIN_ID} className={bare ? styles.bareMain : styles.main} tabIndex={-1}>
        <OfflineNotice />
        {children}
      </main>
      {!bare && (
        <>
          <Footer />
          <BottomBar />
        </>
      )}
    </div>
  );
}
