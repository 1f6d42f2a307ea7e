import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BottomBar } from './BottomBar.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import * as styles from './Layout.css.ts';
import { OfflineNotice } from './OfflineNotice.tsx';
import { SideMenu } from './SideMenu.tsx';

/** The id of the main part, that the skip link leads to. */
export const MAIN_ID = 'main';

/** The page around every screen: header, side menu, main part, footer, and the bottom bar of phones (S2.14). */
export function Layout({ children }: { children: ReactNode }) {
  const { t } = useTranslation('app');
  return (
    <div className={styles.page}>
      <a className={styles.skip} href={`#${MAIN_ID}`}>
        {t('skip')}
      </a>
      <Header />
      <SideMenu />
      <main id={MAIN_ID} className={styles.main} tabIndex={-1}>
        <OfflineNotice />
        {children}
      </main>
      <Footer />
      <BottomBar />
    </div>
  );
}
