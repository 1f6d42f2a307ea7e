import type { ObjectStore } from '#scripts/store/objectStore.ts';
import { blobKey } from '../store/blobKey.ts';
import { ReleaseFailure } from '../store/failure.ts';
import {
  newestRevision,
  type Revision,
  readRevision,
  revisionNumbers,
} from '../store/revisions.ts';

/** How many revisions a message names. */
const SHOWN = 5;

/** Says that a brand has no such revision, and which it has. */
async function missing(store: ObjectStore, site: string, number?: number): Promise<string> {
  const had = (await revisionNumbers(store, site)).slice(-SHOWN).reverse();
  if (number === undefined || had.length === 0) return `${site} has no revision.`;
  return `${site} has no revision ${number}: the newest are ${had.map((one) => `r${one}`).join(', ')}.`;
}

/**
 * The revisions to make live: of each brand the numbered one, or the newest.
 * @param all whether the brands were not named: one whose first publish was killed has no revision, and is left out
 * @throws ReleaseFailure if one is missing, or its site is
 */
export async function wantedRevisions(
  store: ObjectStore,
  sites: readonly string[],
  numbers: ReadonlyMap<string, number>,
  all = false,
): Promise<Revision[]> {
  const problems: string[] = [];
  const found = await Promise.all(
    sites.map(async (site) => {
      const number = numbers.get(site);
      const revision =
        number === undefined
          ? await newestRevision(store, site)
          : await readRevision(store, site, number);
      if (!revision) {
        if (!all) problems.push(await missing(store, site, number));
      } else if (!(await store.has(blobKey(revision.site)))) {
        problems.push(`The site of ${site} r${revision.number} is not in ${store.name}.`);
      }
      return revision ? [revision] : [];
    }),
  );
  if (problems.length > 0) throw new ReleaseFailure(...problems.sort());
  return found.flat();
}
