import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '#scripts/roots/roots.ts';
import { STRESS_BRANDS } from './stressBrands.ts';
import { writeStressBrand } from './writeStressBrand.ts';

/** Fills a folder with the project's brands and the stress brands, and nothing else. */
export async function writeStoryBrands(brandsDir: string): Promise<void> {
  rmSync(brandsDir, { recursive: true, force: true });
  mkdirSync(brandsDir, { recursive: true });
  cpSync(join(ROOT, 'brands'), brandsDir, { recursive: true });
  for (const brand of STRESS_BRANDS) await writeStressBrand(brandsDir, brand);
}
