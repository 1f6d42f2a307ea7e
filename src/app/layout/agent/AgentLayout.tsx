import type { ReactNode } from 'react';
import * as styles from '../Layout.css.ts';
import { OfflineNotice } from '../OfflineNotice.tsx';
import { MAIN_ID, SkipLink } from '../SkipLink.tsx';
import { AgentBar } from './AgentBar.tsx';
import { AgentFooter } from './AgentFooter.tsx';
import { AgentHeader } from './AgentHeader.tsx';
import { AgentSideMenu } from './AgentSideMenu.tsx';

/** The page around every screen of the agent centre: its header and menus in the place of the site's (S2.13, S2.17). Load it for agents alone. */
export function AgentLayout({ children }: { children: ReactNode }) {
  return (
    <div className={styles.page}>
      <SkipLink />
      <AgentHeader />
      <AgentSideMenu />
      <main id={MAIN_ID} className={styles.main} tabIndex={-1}>
        <OfflineNotice />
        {children}
      </main>
      <AgentFooter />
      <AgentBar />
    </div>
  );
}
