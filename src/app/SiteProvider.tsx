import { type ReactNode, useState } from 'react';
import { type Site, SiteContext } from '#src/app/SiteContext.tsx';
import { useModuleRows } from '#src/app/useModuleRows.ts';
import type { ModuleRow } from '#src/modules/types.ts';
import { SiteMenuContext } from '#src/session/SiteMenuContext.tsx';

/** The document's own things, and how its screens come. */
export type Shell = Omit<Site, 'rows' | 'routes' | 'groups'>;

const sameRows = (rows: readonly ModuleRow[], others: readonly ModuleRow[]): boolean =>
  rows.length === others.length && rows.every(({ id }, place) => id === others[place]?.id);

const sameSite = (site: Site, { page, rows, routes }: Site): boolean =>
  site.page === page && sameRows(site.rows, rows) && sameRows(site.routes, routes);

/**
 * Adds the rows of the visitor to what the shell knows. The site stays the same object while the rows are the same, so that
 * an answer of the platform that changes nothing draws nothing anew.
 */
export function SiteProvider({ shell, children }: { shell: Shell; children: ReactNode }) {
  const now: Site = { ...shell, ...useModuleRows() };
  const [site, setSite] = useState(now);
  if (!sameSite(site, now)) setSite(now);
  return (
    <SiteContext value={site}>
      <SiteMenuContext value={site}>{children}</SiteMenuContext>
    </SiteContext>
  );
}
