import { savesData } from '#src/ui/dataSaver/dataSaver.ts';

/** How long the first view has the line to itself before the worker fetches what it keeps, in milliseconds. */
const AFTER_MS = 8_000;

/**
 * Installs the service worker of a site, later, and not where data is to be saved. Browsers ask for a newer one by
 * themselves. Where it cannot be had, the site goes on without.
 * @param address the worker's, as the build wrote it; none under development
 */
export function keepWorker(address: string | undefined): void {
  if (address === undefined || !('serviceWorker' in navigator)) return;
  setTimeout(() => {
    if (savesData()) return;
    navigator.serviceWorker.register(address).catch(() => {});
  }, AFTER_MS);
}
