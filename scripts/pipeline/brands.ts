import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { UsageError } from '#scripts/command/exit.ts';
import { brandOfSite, siteIdsOf, sourceOfSite } from './markets.ts';
import { type BrandSource, listBrands, readBrand, readManifest } from './readBrand.ts';
import { didYouMean } from './validate/nearest.ts';
import { MANIFEST } from './versions/carry.ts';

/** The brands of the folder. A missing folder is a usage error. */
export async function brandIds(brandsDir: string): Promise<string[]> {
  try {
    return await listBrands(brandsDir);
  } catch {
    throw new UsageError(`There is no folder of brands at ${brandsDir}.`);
  }
}

/** Throws a usage error for names missing in the folder. */
export function requireBrands(names: readonly string[], ids: readonly string[]): void {
  const unknown = names.filter((name) => !ids.includes(name));
  if (unknown.length === 0) return;
  const problems = unknown.map((name) => {
    const hint = didYouMean(name, ids) ?? `there are ${ids.join(', ') || 'none yet'}`;
    return `There is no brand "${name}": ${hint}`;
  });
  throw new UsageError(...problems);
}

/** What a manifest with further markets has: their key, or one that is written with escapes. */
const MARKETS = /"markets"|\\u/;

/** The sites of a brand. A manifest is only parsed if it may have markets: of a thousand brands, that takes a second. */
async function sitesOfBrand(brandsDir: string, id: string): Promise<string[]> {
  const text = await readFile(join(brandsDir, id, MANIFEST), 'utf8').catch(() => '');
  return MARKETS.test(text) ? siteIdsOf(id, await readManifest(brandsDir, id)) : [id];
}

/** The sites of the named brands: each brand's own, then those of its further markets. */
export async function siteIds(brandsDir: string, brands: readonly string[]): Promise<string[]> {
  const sites = await Promise.all(brands.map((id) => sitesOfBrand(brandsDir, id)));
  return sites.flat();
}

/** Reads the source of a site: a brand's own (`brand`) or that of a further market (`brand.np`). Throws for one that is not there. */
export async function readSite(brandsDir: string, siteId: string): Promise<BrandSource> {
  return sourceOfSite(await readBrand(brandsDir, brandOfSite(siteId)), siteId);
}

/** Reads one existing brand, or its site for a further market. */
export async function readNamed(brandsDir: string, name: string): Promise<BrandSource> {
  requireBrands([name], await siteIds(brandsDir, await brandIds(brandsDir)));
  return readSite(brandsDir, name);
}
