import { type ReactNode, useState } from 'react';
import { type Site, SiteContext } from '#src/app/SiteContext.tsx';
import { useModuleRows } from '#src/app/useModuleRows.ts';

/** The document's own things, and how its screens come. */
export type Shell = Omit<Site, 'rows'>;

const sameSite = (site: Site, { page, rows }: Site): boolean =>
  site.page === page &&
  site.rows.length === rows.length &&
  site.rows.every(({ id }, place) => id === rows[place]?.id);

/**
 * Adds the rows of the visitor to what the shell knows. The site stays the same object while the rows are the same, so that
 * an answer of the platform that changes nothing draws nothing anew.
 */
export function SiteProvider({ shell, children }: { shell: Shell; children: ReactNode }) {
  const now: Site = { ...shell, rows: useModuleRows() };
  const [site, setSite] = useState(now);
  if (!sameSite(site, now)) setSite(now);
  return <SiteContext value={site}>{children}</SiteContext>;
}
