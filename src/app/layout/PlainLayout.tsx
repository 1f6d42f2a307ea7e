import type { ReactNode } from 'react';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import * as styles from './Layout.css.ts';

/** The page around a screen that replaces the whole site, without navigation (S1.7). */
export function PlainLayout({ children }: { children: ReactNode }) {
  return (
    <div className={styles.plainPage}>
      <Header bare />
      <main className={styles.main}>{children}</main>
      <Footer bare />
    </div>
  );
}
