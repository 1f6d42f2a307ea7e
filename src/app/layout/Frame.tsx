import type { ReactNode } from 'react';
import { ScreenSkeleton } from '#src/app/ScreenSkeleton.tsx';
import { useBrand } from '#src/brand/BrandContext.tsx';
import type { ModuleRow } from '#src/modules/types.ts';
import { Layout } from './Layout.tsx';
import { useAgentLayout } from './useAgentLayout.ts';

export interface FrameProps {
  /** The row of the screen; undefined for an unknown address. */
  row: ModuleRow | undefined;
  children: ReactNode;
}

/**
 * The page around a screen, in the frame that its row names. The agents' frame is for agents only, who have the cashier in it too (S2.13,
 * S6.4).
 */
export function Frame({ row, children }: FrameProps) {
  const { agent } = useBrand().modules;
  const layout = useAgentLayout(row?.frame === 'agent' || (agent && row?.agentFrame === true));
  if (layout?.data) return <layout.data.AgentLayout>{children}</layout.data.AgentLayout>;
  // A frame that does not load is not needed to read the page.
  return (
    <Layout bare={row?.frame === 'bare'}>
      {layout?.isLoading ? <ScreenSkeleton /> : children}
    </Layout>
  );
}
