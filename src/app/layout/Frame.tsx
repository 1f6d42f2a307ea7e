import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { ScreenSkeleton } from '#src/app/ScreenSkeleton.tsx';
import { useSite } from '#src/app/SiteContext.tsx';
import { useBrand } from '#src/brand/BrandContext.tsx';
import type { ModuleRow } from '#src/modules/types.ts';
import { useViewer } from '#src/session/useMember.ts';
import { Layout } from './Layout.tsx';

const AgentLayout = lazy(async () => ({
  default: (await import('./agent/AgentLayout.tsx')).AgentLayout,
}));

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
  const { preload } = useSite();
  const isAgent = useViewer() === 'agent';
  const { agent } = useBrand().modules;
  const framed = row?.frame === 'agent' || (agent && row?.agentFrame);
  const asked = isAgent && framed ? row?.screen : undefined;
  // The screen and its frame load in parallel.
  useEffect(() => {
    if (asked !== undefined) preload(asked);
  }, [asked, preload]);
  if (asked === undefined) return <Layout bare={row?.frame === 'bare'}>{children}</Layout>;
  return (
    <Suspense
      fallback={
        <Layout>
          <ScreenSkeleton />
        </Layout>
      }
    >
      <AgentLayout>{children}</AgentLayout>
    </Suspense>
  );
}
