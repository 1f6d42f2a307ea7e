import type { ReactNode } from 'react';
import { type Site, SiteContext } from '#src/app/SiteContext.tsx';
import { useModuleRows } from '#src/app/useModuleRows.ts';

/** The document's own things, and how its screens come. */
export type Shell = Omit<Site, 'rows'>;

/** Adds the rows of the visitor to what the shell knows. */
export function SiteProvider({ shell, children }: { shell: Shell; children: ReactNode }) {
  const rows = useModuleRows();
  return <SiteContext value={{ ...shell, rows }}>{children}</SiteContext>;
}
