import type { ObjectStore } from '#scripts/store/objectStore.ts';
import { entryOf } from './entryOf.ts';
import { publishedBrands, readRevision, revisionNumbers } from './revisions.ts';

/** A live state of a version that did not keep which revisions were ever live. */
interface OlderState {
  /** When it was changed last. */
  changedAt: string;
  brands: Readonly<Record<string, { revision: number; before: readonly number[] }>>;
}

/** The highest revision of each brand that is live, or that it can be rolled back to: as far as an older state tells. */
export const knownReached = ({ brands }: OlderState): Record<string, number> =>
  Object.fromEntries(
    Object.entries(brands).map(([brand, { revision, before }]) => [
      brand,
      Math.max(revision, ...before),
    ]),
  );

/** The newest revision of a brand that was published by a moment; 0 if there is none. */
async function publishedBy(store: ObjectStore, brand: string, at: string): Promise<number> {
  for (const number of (await revisionNumbers(store, brand)).reverse()) {
    const revision = await readRevision(store, brand, number);
    if (revision && Date.parse(revision.publishedAt) <= Date.parse(at)) return number;
  }
  return 0;
}

/**
 * What counts as the highest revision of each brand that was ever live, for a state that does not say: all that was published by its last
 * change. So no brand that was rolled back or taken down before then comes back unasked.
 */
export async function assumedReached(
  store: ObjectStore,
  state: OlderState,
): Promise<Record<string, number>> {
  const brands = await publishedBrands(store);
  const known = knownReached(state);
  const reached = await Promise.all(
    brands.map(async (brand): Promise<[string, number]> => {
      const published = await publishedBy(store, brand, state.changedAt);
      return [brand, Math.max(published, entryOf(known, brand) ?? 0)];
    }),
  );
  return { ...known, ...Object.fromEntries(reached) };
}
