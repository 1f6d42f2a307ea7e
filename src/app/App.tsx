import type { ReactNode } from 'react';
import { ErrorBoundary } from '#src/app/ErrorBoundary.tsx';
import { Providers, type ProvidersProps } from '#src/app/Providers.tsx';
import { type Site, SiteContext } from '#src/app/SiteContext.tsx';
import { SiteRoutes } from '#src/app/SiteRoutes.tsx';
import { StatusGate } from '#src/app/StatusGate.tsx';
import { useModuleRows } from '#src/app/useModuleRows.ts';

/** The document's own things, and how its screens come. */
export type Shell = Omit<Site, 'rows'>;

/** Adds the rows of the visitor to what the shell knows. */
export function SiteProvider({ shell, children }: { shell: Shell; children: ReactNode }) {
  const rows = useModuleRows();
  return <SiteContext value={{ ...shell, rows }}>{children}</SiteContext>;
}

/** The whole site, below a router. */
export function App({
  shell,
  ...surroundings
}: Omit<ProvidersProps, 'children'> & { shell: Shell }) {
  return (
    <Providers {...surroundings}>
      <SiteProvider shell={shell}>
        <ErrorBoundary>
          <StatusGate>
            <SiteRoutes />
          </StatusGate>
        </ErrorBoundary>
      </SiteProvider>
    </Providers>
  );
}
