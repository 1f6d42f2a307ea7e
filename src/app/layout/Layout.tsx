import type { ReactNode } from 'react';
import { BottomBar } from './BottomBar.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import * as styles from './Layout.css.ts';
import { OfflineNotice } from './OfflineNotice.tsx';
import { SideMenu } from './SideMenu.tsx';
import { MAIN_ID, SkipLink } from './SkipLink.tsx';

export interface LayoutProps {
  /** The screen fills all the room below the header (S2.8). */
  bare?: boolean | undefined;
  children: ReactNode;
}

/** The page around every screen: header, side menu, main part, footer, and the bottom bar of phones (S2.14). */
export function Layout({ bare = false, children }: LayoutProps) {
  return (
    <div className={bare ? styles.barePage : styles.page}>
      <SkipLink />
      <Header bare={bare} />
      {!bare && <SideMenu />}
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
