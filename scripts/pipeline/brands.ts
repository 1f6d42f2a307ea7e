import { UsageError } from '#scripts/command/exit.ts';
import { type BrandSource, listBrands, readBrand } from './readBrand.ts';
import { didYouMean } from './validate/nearest.ts';

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

/** Reads one existing brand. */
export async function readNamed(brandsDir: string, name: string): Promise<BrandSource> {
  requireBrands([name], await brandIds(brandsDir));
  return readBrand(brandsDir, name);
}
