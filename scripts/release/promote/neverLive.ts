import type { ObjectStore } from '#scripts/store/objectStore.ts';
import { knownReached } from '../store/assumedReached.ts';
import { entryOf } from '../store/entryOf.ts';
import { type LiveState, type ReadState, reachedRevisions } from '../store/hosts.ts';
import { revisionNumbers } from '../store/revisions.ts';

/** The newest revision of each site; 0 where there is none. */
async function newestOf(
  store: ObjectStore,
  sites: readonly string[],
): Promise<{ brand: string; revision: number }[]> {
  const numbers = await Promise.all(sites.map((site) => revisionNumbers(store, site)));
  return sites.map((brand, at) => ({ brand, revision: numbers[at]?.at(-1) ?? 0 }));
}

/** The sites whose newest revision was never live. A brand that was rolled back or taken down does not count until it is published again. */
export async function neverLive(
  store: ObjectStore,
  sites: readonly string[],
  state: LiveState,
): Promise<string[]> {
  const reached = reachedRevisions(state);
  const newest = await newestOf(store, sites);
  return newest
    .filter(({ brand, revision }) => revision > (entryOf(reached, brand) ?? 0))
    .map(({ brand }) => brand);
}

/** The sites that were taken down, and not published again since. Of a state that does not say what was ever live, none is known. */
export async function takenDown(
  store: ObjectStore,
  sites: readonly string[],
  { state, isReachedAssumed }: ReadState,
): Promise<string[]> {
  if (isReachedAssumed) return [];
  const reached = reachedRevisions(state);
  const offline = sites.filter(
    (site) => !entryOf(state.brands, site) && entryOf(reached, site) !== undefined,
  );
  const newest = await newestOf(store, offline);
  return newest
    .filter(({ brand, revision }) => revision <= (entryOf(reached, brand) ?? 0))
    .map(({ brand }) => brand);
}

/** The newest revisions that are only assumed to have been live, because the state does not say: nobody but the operator knows. */
export async function assumedLive(
  store: ObjectStore,
  sites: readonly string[],
  { state, isReachedAssumed }: ReadState,
): Promise<{ brand: string; revision: number }[]> {
  if (!isReachedAssumed) return [];
  const [assumed, known] = [reachedRevisions(state), knownReached(state)];
  const newest = await newestOf(store, sites);
  return newest.filter(
    ({ brand, revision }) =>
      revision > (entryOf(known, brand) ?? 0) && revision <= (entryOf(assumed, brand) ?? 0),
  );
}
