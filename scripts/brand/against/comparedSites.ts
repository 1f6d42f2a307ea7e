import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Core, CoreFailure } from './core.ts';
import type { FindingChanges } from './findings.ts';
import { brandChanges, siteChanges } from './looks.ts';
import { takePictures } from './pictures.ts';
import type { ComparedBrand } from './report.ts';
import { buildWith, siteFacts } from './sites.ts';

/** The folder of brands, and the one for pictures of both versions side by side. */
interface Places {
  brands: string;
  pictures?: string;
}

const hasNoMistake = ({ breaks, mended, both }: FindingChanges): boolean =>
  breaks.length + mended.length + both.length === 0;

/** Builds the brands that both versions take with each of them, and compares the sites of those that both have built. */
export async function comparedSites(
  brands: readonly ComparedBrand[],
  here: Core,
  there: Core,
  { brands: brandsDir, pictures }: Places,
): Promise<ComparedBrand[]> {
  const ids = brands.filter(hasNoMistake).map(({ id }) => id);
  if (ids.length === 0) return [...brands];
  const folder = await mkdtemp(join(tmpdir(), 'livery-against-'));
  const [own, other] = [join(folder, 'here'), join(folder, 'there')];
  try {
    const unbuiltHere = await buildWith(here, brandsDir, own, ids);
    const unbuilt = await buildWith(there, brandsDir, other, ids);
    const built = ids.filter((id) => !unbuiltHere.has(id) && !unbuilt.has(id));
    const compared: ComparedBrand[] = [];
    for (const brand of brands) {
      const { id } = brand;
      const [problemHere, problem] = [unbuiltHere.get(id), unbuilt.get(id)];
      // What is not built already is not broken by the other version.
      if (problemHere !== undefined) compared.push({ ...brand, unbuiltHere: problemHere });
      else if (problem !== undefined) compared.push({ ...brand, unbuilt: problem });
      else if (!built.includes(id)) compared.push(brand);
      else {
        const [now, then] = [siteFacts(join(own, id)), siteFacts(join(other, id))];
        const changes = await brandChanges(here, there, brandsDir, id);
        const looks = { brand: changes, ...siteChanges(now, then) };
        compared.push({ ...brand, looks, sizes: { here: now, there: then } });
      }
    }
    const places = { brands: brandsDir, here: own, there: other, name: there.name };
    if (pictures !== undefined && !(await takePictures(built, { ...places, out: pictures }))) {
      throw new CoreFailure(there, 'the pictures of its sites cannot be taken');
    }
    return compared;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
