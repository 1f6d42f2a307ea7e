import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isObject, type JsonObject } from '../jsonFile.ts';
import { siteSources } from '../markets.ts';
import { listBrands, readBrand } from '../readBrand.ts';
import { diagnosticsAcross } from '../validate/across.ts';
import type { Diagnostic } from '../validate/diagnostic.ts';

function claimsOfSite({ merchantCode, domains }: JsonObject): string[] {
  const { main, alternates } = isObject(domains) ? domains : {};
  return [merchantCode, main, alternates]
    .flat()
    .filter((claim) => typeof claim === 'string')
    .map((claim) => claim.toLowerCase());
}

/** The unique values in a manifest; empty if it cannot be read, which validation reports. */
function claimsOf(brandsDir: string, id: string): string[] {
  try {
    const manifest: unknown = JSON.parse(readFileSync(join(brandsDir, id, 'brand.json'), 'utf8'));
    if (!isObject(manifest)) return [];
    const markets = Array.isArray(manifest.markets) ? manifest.markets.filter(isObject) : [];
    return [manifest, ...markets].flatMap(claimsOfSite);
  } catch {
    return [];
  }
}

/**
 * Values that must be unique among all brands of the folder, built now or not: diagnostics by the brand that must fix them. Brands are only
 * read fully if two of them have the same value.
 */
export async function conflicts(brandsDir: string): Promise<Map<string, Diagnostic[]>> {
  const ids = await listBrands(brandsDir);
  const claims = ids.flatMap((id) => claimsOf(brandsDir, id));
  if (new Set(claims).size === claims.length) return new Map();
  const sources = await Promise.all(ids.map((id) => readBrand(brandsDir, id)));
  const owners = new Map(sources.map(({ id, manifest }) => [manifest.path, id]));
  const found = new Map<string, Diagnostic[]>();
  for (const diagnostic of diagnosticsAcross(sources.flatMap(siteSources))) {
    const id = owners.get(diagnostic.file) ?? '';
    found.set(id, [...(found.get(id) ?? []), diagnostic]);
  }
  return found;
}
