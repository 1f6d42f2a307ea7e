import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { PlainLayout } from '#src/app/layout/PlainLayout.tsx';
import { useSite } from '#src/app/SiteContext.tsx';
import { type SiteState, siteState } from '#src/app/siteState.ts';
import { useBrand } from '#src/brand/BrandContext.tsx';
import { STATUS_SCREENS } from '#src/modules/registry.ts';
import { systemStatusQuery } from '#src/platform/endpoints/site.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';

/** How often a closed site checks whether it is open again, in milliseconds. */
const ASK_AGAIN_MS = 60_000;

/**
 * Shows the site unless the platform says that it is closed for this visitor (S4.1). The prerendered page does not wait for the answer, and
 * without one the site stays open.
 */
export function StatusGate({ children }: { children: ReactNode }) {
  const { compliance } = useBrand();
  const { screens } = useSite();
  const { data } = useQuery({
    ...systemStatusQuery(usePlatform()),
    refetchInterval: ({ state }) =>
      siteState(state.data, compliance.markets) === 'maintenance' && ASK_AGAIN_MS,
  });
  const state: SiteState = siteState(data, compliance.markets);
  if (state === 'open') return children;
  const Screen = screens(STATUS_SCREENS[state]);
  return (
    <PlainLayout>
      <Suspense>
        <Screen />
      </Suspense>
    </PlainLayout>
  );
}
