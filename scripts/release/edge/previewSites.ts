import { previewedRevision } from '../previewHost.ts';
import { revisionKey } from '../store/revisionKey.ts';
import type { Revision } from '../store/revisions.ts';
import type { FindSite } from './liveSites.ts';
import type { Storage } from './storage.ts';

/** Finds the site of a revision by its preview host below a domain; of other hosts it finds none. */
export function previewSites(storage: Storage, domain: string | undefined): FindSite {
  return async (host) => {
    if (domain === undefined || !host.endsWith(`.${domain}`)) return undefined;
    const previewed = previewedRevision(host.slice(0, -domain.length - 1));
    if (!previewed) return undefined;
    const found = await storage(revisionKey(previewed.site, previewed.revision));
    const revision: Revision | undefined = await found?.json();
    return revision?.site;
  };
}
