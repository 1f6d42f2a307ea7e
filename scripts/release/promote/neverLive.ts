import type { ObjectStore } from '#scripts/store/objectStore.ts';
import { type LiveState, reachedRevisions } from '../store/hosts.ts';
import { revisionNumbers } from '../store/revisions.ts';

/** The sites whose newest revision was never live. One that was rolled back or taken down is none of them until it is published anew. */
export async function neverLive(
  store: ObjectStore,
  sites: readonly string[],
  state: LiveState,
): Promise<string[]> {
  const reached = reachedRevisions(state);
  const newest = await Promise.all(sites.map((site) => revisionNumbers(store, site)));
  return sites.filter((site, at) => (newest[at]?.at(-1) ?? 0) > (reached[site] ?? 0));
}
