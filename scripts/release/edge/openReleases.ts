import type { Releases } from './answer.ts';
import { liveSites } from './liveSites.ts';
import { previewSites } from './previewSites.ts';
import { siteContents } from './siteContents.ts';
import { type EdgeEnvironment, openStorage } from './storage.ts';

const LIVE_SECONDS = 1;

/**
 * Opens the store of releases of an environment.
 * @throws Error if it names no store
 */
export function openReleases(environment: EdgeEnvironment): Releases {
  const storage = openStorage(environment);
  const seconds = Number(environment.LIVE_SECONDS ?? LIVE_SECONDS);
  return {
    storage,
    find: [liveSites(storage, seconds), previewSites(storage, environment.PREVIEW_DOMAIN)],
    contents: siteContents(storage),
  };
}
