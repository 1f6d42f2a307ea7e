import { resolveBrand } from '#scripts/pipeline/resolve.ts';
import { type Comparison, comparison, type Difference, differences } from '../comparison.ts';
import { answerOf, type Core } from './core.ts';
import type { SiteFacts } from './sites.ts';

/** The differences of a brand between two versions of Livery that read the same folder. */
export interface LookChanges {
  /** How its manifest changes through the defaults of the versions. */
  brand: Comparison;
  /** Colours and measures of the built page. */
  styles: Difference[];
  /** Documents that only the other version makes, or only this one. */
  documents: { added: string[]; removed: string[] };
}

/** The whole brand as a version reads it. A value that only this version knows is this version's, so only what both have can differ. */
const shownBy = async (core: Core, brandsDir: string, id: string) => ({
  brand: resolveBrand(await answerOf(core, 'brand', ['show', id, '--brands', brandsDir])),
  tokens: {},
  messages: {},
});

/** How the manifest of a brand changes through the defaults of the versions. */
export async function brandChanges(
  here: Core,
  there: Core,
  brandsDir: string,
  id: string,
): Promise<Comparison> {
  const [now, then] = await Promise.all([
    shownBy(here, brandsDir, id),
    shownBy(there, brandsDir, id),
  ]);
  const found = comparison(now, then);
  // Each version reads the folder as one of its own.
  return { ...found, manifest: found.manifest.filter(({ path }) => path !== 'schemaVersion') };
}

/** The differences of two built sites that a visitor could see. */
export function siteChanges(
  now: SiteFacts,
  then: SiteFacts,
): Pick<LookChanges, 'styles' | 'documents'> {
  const without = (list: readonly string[], other: readonly string[]) =>
    list.filter((path) => !other.includes(path));
  return {
    styles: differences(now.styles, then.styles),
    documents: {
      added: without(then.documents, now.documents),
      removed: without(now.documents, then.documents),
    },
  };
}

/** Whether a brand looks the same in both versions, as far as this can tell. */
export const looksSame = ({ brand, styles, documents }: LookChanges): boolean =>
  [...Object.values(brand), styles, documents.added, documents.removed].every(
    (list) => list.length === 0,
  );
