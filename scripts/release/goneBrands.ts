import { brandIds, siteIds } from '#scripts/pipeline/brands.ts';
import type { ObjectStore } from '#scripts/store/objectStore.ts';
import { releaseCommand } from './releaseCommand.ts';
import { readState } from './store/hosts.ts';

/** The live brands whose folder, or whose market in it, is gone. They stay live until they are taken down by name. */
export async function goneBrands(store: ObjectStore, brandsDir: string): Promise<string[]> {
  const known = new Set(await siteIds(brandsDir, await brandIds(brandsDir)));
  return Object.keys((await readState(store)).state.brands).filter((brand) => !known.has(brand));
}

/** What a command says about them. */
export const goneLines = (gone: readonly string[], store: string): string[] =>
  gone.map(
    (brand) =>
      `${brand} is live but has no folder any more. To take it off line: ${releaseCommand(`takedown ${brand}`, store)}.`,
  );
