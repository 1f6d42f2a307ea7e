import { join } from 'node:path';
import { TAGS } from '#scripts/languages/languageFolders.ts';
import { PROJECT, ROOT } from '#scripts/roots/roots.ts';
import { languageHash, stepsHash } from '../compile/fingerprint.ts';
import { hashTree, sha256 } from '../hash.ts';
import { brandOfSite } from '../markets.ts';
import type { Diagnostic } from '../validate/diagnostic.ts';
import { unreadable } from '../validate/readable.ts';
import type { BuildJob } from './buildBrand.ts';
import { conflicts } from './conflicts.ts';
import { languageHasher } from './offeredLanguages.ts';
import { versionsOf } from './revision.ts';

/** The hash of all code that makes a brand's folder a site. */
export const codeHash = (compiledHash: string, drafts: boolean): string =>
  sha256(JSON.stringify([compiledHash, stepsHash(ROOT), versionsOf(ROOT), drafts]));

/** The hash of the code and of all languages: what the sites of all brands have in common. */
export const coreHash = (code: string): string =>
  sha256(code + TAGS.map((tag) => languageHash(PROJECT, tag)).join(''));

/** What sites are made from. */
export interface SitePlan {
  jobs: BuildJob[];
  /** Why sites cannot be built, before their folders are checked: other brands have the same values, or a file cannot be read. */
  refused: ReadonlyMap<string, Diagnostic[]>;
}

/** Hashes the inputs of sites. */
export async function planSites(
  brandsDir: string,
  ids: readonly string[],
  code: string,
): Promise<SitePlan> {
  const taken = await conflicts(brandsDir);
  const languagesOf = languageHasher(PROJECT, brandsDir);
  const refused = new Map<string, Diagnostic[]>();
  const jobs: BuildJob[] = [];
  for (const id of ids) {
    const brand = brandOfSite(id);
    const diagnostics = taken.get(brand);
    if (diagnostics) {
      refused.set(id, diagnostics);
      continue;
    }
    let folder: string;
    try {
      folder = hashTree(brandsDir, [brand]);
    } catch (error) {
      // A file that may not be read stops no other brand.
      refused.set(id, [unreadable(error, join(brandsDir, brand))]);
      continue;
    }
    jobs.push({ id, folder, inputs: sha256(code + folder + languagesOf(brand) + id) });
  }
  return { jobs, refused };
}
