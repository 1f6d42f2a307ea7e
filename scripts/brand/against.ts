import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EXIT, type Exit } from '#scripts/command/exit.ts';
import { asJson, type Io, paint } from '#scripts/command/io.ts';
import { brandIds, requireBrands } from '#scripts/pipeline/brands.ts';
import { ROOT } from '#scripts/roots/roots.ts';
import { type Core, CoreFailure } from './against/core.ts';
import { type FindingChanges, findingChanges } from './against/findings.ts';
import { brandChanges, siteChanges } from './against/looks.ts';
import { obtain } from './against/obtain.ts';
import { requirePictures, takePictures } from './against/pictures.ts';
import { type ComparedBrand, comparisonLines, isRefused } from './against/report.ts';
import { buildWith, siteFacts } from './against/sites.ts';
import type { CommonOptions } from './options.ts';

export interface AgainstOptions extends CommonOptions {
  against: string;
  /** Compares what the checks find, and builds nothing. */
  findings: boolean;
  /** The folder for pictures of both versions side by side. */
  pictures?: string;
}

const HERE: Core = { name: 'this version', dir: ROOT };

const hasNoMistake = ({ breaks, mended, both }: FindingChanges): boolean =>
  breaks.length + mended.length + both.length === 0;

/** Builds the brands that both versions take with each of them, and compares the sites. */
async function comparedSites(
  brands: readonly ComparedBrand[],
  there: Core,
  { brands: brandsDir, pictures }: AgainstOptions,
): Promise<ComparedBrand[]> {
  const ids = brands.filter(hasNoMistake).map(({ id }) => id);
  if (ids.length === 0) return [...brands];
  const folder = await mkdtemp(join(tmpdir(), 'livery-against-'));
  const [here, other] = [join(folder, 'here'), join(folder, 'there')];
  try {
    await buildWith(HERE, brandsDir, here, ids);
    const unbuilt = await buildWith(there, brandsDir, other, ids);
    const compared: ComparedBrand[] = [];
    for (const brand of brands) {
      const { id } = brand;
      const problem = unbuilt.get(id);
      if (problem !== undefined) compared.push({ ...brand, unbuilt: problem });
      else if (!ids.includes(id)) compared.push(brand);
      else {
        const [now, then] = [siteFacts(join(here, id)), siteFacts(join(other, id))];
        const changes = await brandChanges(HERE, there, brandsDir, id);
        const looks = { brand: changes, ...siteChanges(now, then) };
        compared.push({ ...brand, looks, sizes: { here: now, there: then } });
      }
    }
    const built = ids.filter((id) => !unbuilt.has(id));
    const places = { brands: brandsDir, here, there: other, name: there.name };
    if (pictures !== undefined && !(await takePictures(built, { ...places, out: pictures }))) {
      throw new CoreFailure(there, 'the pictures of its sites cannot be taken');
    }
    return compared;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

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
  if (options.pictures !== undefined) requirePictures(findings);
  const all = await brandIds(brandsDir);
  requireBrands(names, all);
  const ids = names.length > 0 ? all.filter((id) => names.includes(id)) : all;
  const there = await obtain(against);
  try {
    const changes = await findingChanges(HERE, there, brandsDir, ids);
    const checked = [...changes].map(([id, found]): ComparedBrand => ({ id, ...found }));
    const brands = findings ? checked : await comparedSites(checked, there, options);
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
