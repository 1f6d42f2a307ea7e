import type { ReactNode } from 'react';
import type { AgentPath } from './agentPaths.ts';

export interface AgentFrameProps {
  here: AgentPath;
  children: ReactNode;
}

export function AgentFrame({ children }: AgentFrameProps) {
  return children;
}
