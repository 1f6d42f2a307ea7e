import { useEffect } from 'react';
import { ErrorBoundary } from '#src/app/ErrorBoundary.tsx';
import { LiveSession } from '#src/app/LiveSession.tsx';
import { markHydrated } from '#src/app/markHydrated.ts';
import { Providers, type ProvidersProps } from '#src/app/Providers.tsx';
import { type Shell, SiteProvider } from '#src/app/SiteProvider.tsx';
import { SiteToasts } from '#src/app/SiteToasts.tsx';
import { StatusGate } from '#src/app/StatusGate.tsx';

export interface AppProps extends ProvidersProps {
  shell: Shell;
}

/** The whole site, below a router; its routes are the children. */
export function App({ shell, children, ...surroundings }: AppProps) {
  useEffect(markHydrated, []);
  return (
    <Providers {...surroundings}>
      <SiteProvider shell={shell}>
        <ErrorBoundary>
          <SiteToasts>
            <LiveSession>
              <StatusGate>{children}</StatusGate>
            </LiveSession>
          </SiteToasts>
        </ErrorBoundary>
      </SiteProvider>
    </Providers>
  );
}
