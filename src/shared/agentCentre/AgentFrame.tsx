import type { ReactNode } from 'react';
import * as styles from './AgentCentre.css.ts';
import { AgentHeader } from './AgentHeader.tsx';
import { AgentMenu } from './AgentMenu.tsx';
import { AGENT_PATHS, type AgentPath } from './agentPaths.ts';

export interface AgentFrameProps {
  /** The page that the menu marks. On the home page the header is the title. */
  here: AgentPath;
  /** The page; its title too, but for the home page. */
  children: ReactNode;
}

/** A page of the agent centre below its header and menu (S2.17). */
export function AgentFrame({ here, children }: AgentFrameProps) {
  return (
    <div className={styles.centre}>
      <AgentHeader isHeading={here === AGENT_PATHS.home} />
      <AgentMenu here={here} />
      {children}
    </div>
  );
}
