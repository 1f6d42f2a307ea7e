import type { ObjectStore } from '#scripts/store/objectStore.ts';
import { type LiveState, reachedRevisions } from '../store/hosts.ts';
import { revisionNumbers } from '../store/revisions.ts';

/** The sites whose newest revision was never live. A brand that was rolled back or taken down does not count until it is published again. */
export async function neverLive(
  store: ObjectStore,
  sites: readonly string[],
  state: LiveState,
): Promise<string[]> {
  const reached = reachedRevisions(state);
  const newest = await Promise.all(sites.map((site) => revisionNumbers(store, site)));
  return sites.filter((site, at) => (newest[at]?.at(-1) ?? 0) > (reached[site] ?? 0));
}
