import { type ReactNode, useState } from 'react';
import { type Site, SiteContext } from '#src/app/SiteContext.tsx';
import { useModuleRows } from '#src/app/useModuleRows.ts';
import type { ModuleRow } from '#src/modules/types.ts';
import { SiteMenuContext } from '#src/session/SiteMenuContext.tsx';

/** The document's own values, and how its screens load. */
export type Shell = Omit<Site, 'rows' | 'routes' | 'groups'>;

const sameRows = (rows: readonly ModuleRow[], others: readonly ModuleRow[]): boolean =>
  rows.length === others.length && rows.every(({ id }, place) => id === others[place]?.id);

const sameSite = (site: Site, { page, rows, routes }: Site): boolean =>
  site.page === page && sameRows(site.rows, rows) && sameRows(site.routes, routes);

/**
 * Adds the viewer's rows to the shell's values. The site object stays the same while the rows are the same, so that a platform answer that
 * changes nothing re-renders nothing.
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
