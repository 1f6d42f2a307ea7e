import { EXIT, type Exit } from '#scripts/command/exit.ts';
import { asJson, type Io, paint } from '#scripts/command/io.ts';
import { brandIds, requireBrands } from '#scripts/pipeline/brands.ts';
import { ROOT } from '#scripts/roots/roots.ts';
import { comparedSites } from './against/comparedSites.ts';
import { type Core, CoreFailure } from './against/core.ts';
import { findingChanges } from './against/findings.ts';
import { obtain } from './against/obtain.ts';
import { requirePictures } from './against/pictures.ts';
import { type ComparedBrand, comparisonLines, isRefused } from './against/report.ts';
import type { CommonOptions } from './options.ts';

export interface AgainstOptions extends CommonOptions {
  against: string;
  /** Compares what the checks find, and builds nothing. */
  findings: boolean;
  /** The folder for pictures of both versions side by side. */
  pictures?: string;
}

const HERE: Core = { name: 'this version', dir: ROOT };

/** The sizes alone: everything else about the sites is said by their differences. */
const withoutFacts = ({ sizes, ...brand }: ComparedBrand) => ({
  ...brand,
  ...(sizes && {
    sizes: Object.fromEntries(
      Object.entries(sizes).map(([side, { firstLoad, bytes }]) => [side, { firstLoad, bytes }]),
    ),
  }),
});

/**
 * `check [NAME…] --against VERSION`: which brands another version of Livery would break, show differently or make larger, before anybody
 * upgrades to it. It refuses an upgrade that breaks a brand.
 */
export async function checkAgainst(
  names: readonly string[],
  options: AgainstOptions,
  io: Io,
): Promise<Exit> {
  const { brands: brandsDir, against, findings, json } = options;
  if (options.pictures !== undefined) requirePictures(options.pictures, findings);
  const all = await brandIds(brandsDir);
  requireBrands(names, all);
  const ids = names.length > 0 ? all.filter((id) => names.includes(id)) : all;
  const there = await obtain(against);
  try {
    const changes = await findingChanges(HERE, there, brandsDir, ids);
    const checked = [...changes].map(([id, found]): ComparedBrand => ({ id, ...found }));
    const brands = findings ? checked : await comparedSites(checked, HERE, there, options);
    const ok = !brands.some(isRefused);
    if (json) io.out(asJson({ against, ok, brands: brands.map(withoutFacts) }));
    else io.out(comparisonLines(brands, against).join('\n'));
    return ok ? EXIT.fine : EXIT.invalid;
  } catch (error) {
    if (!(error instanceof CoreFailure)) throw error;
    io.err(paint('red', error.message));
    return EXIT.invalid;
  }
}
