import type { Releases } from './answer.ts';
import { liveSites } from './liveSites.ts';
import { previewSites } from './previewSites.ts';
import { siteContents } from './siteContents.ts';
import { type EdgeEnvironment, openStorage } from './storage.ts';

const LIVE_SECONDS = '1';

/** A setting in seconds. One that is no number would never be over, so that a takedown would not be seen. */
function secondsOf({ LIVE_SECONDS: given = LIVE_SECONDS }: EdgeEnvironment): number {
  const seconds = Number(given);
  if (seconds >= 0) return seconds;
  throw new Error(`LIVE_SECONDS is "${given}": it must be a number, such as ${LIVE_SECONDS}.`);
}

/**
 * Opens the store of releases of an environment.
 * @throws Error if it names no store, or a setting cannot be read
 */
export function openReleases(environment: EdgeEnvironment): Releases {
  const storage = openStorage(environment);
  return {
    storage,
    find: [
      liveSites(storage, secondsOf(environment)),
      previewSites(storage, environment.PREVIEW_DOMAIN),
    ],
    contents: siteContents(storage),
  };
}
