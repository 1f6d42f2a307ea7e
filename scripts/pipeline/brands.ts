import { UsageError } from '#scripts/command/exit.ts';
import { type BrandSource, listBrands, readBrand } from './readBrand.ts';
import { didYouMean } from './validate/nearest.ts';

/** The brands of the folder. A folder that is not there is wrong usage. */
export async function brandIds(brandsDir: string): Promise<string[]> {
  try {
    return await listBrands(brandsDir);
  } catch {
    throw new UsageError(`There is no folder of brands at ${brandsDir}.`);
  }
}

/** Throws a usage error for names that the folder does not have. */
export function requireBrands(names: readonly string[], ids: readonly string[]): void {
  const unknown = names.filter((name) => !ids.includes(name));
  if (unknown.length === 0) return;
  const problems = unknown.map((name) => {
    const hint = didYouMean(name, ids) ?? `there are ${ids.join(', ') || 'none yet'}`;
    return `There is no brand "${name}": ${hint}`;
  });
  throw new UsageError(...problems);
}

/** Reads one brand that must be there. */
export async function readNamed(brandsDir: string, name: string): Promise<BrandSource> {
  requireBrands([name], await brandIds(brandsDir));
  return readBrand(brandsDir, name);
}
