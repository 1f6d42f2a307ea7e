import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '#scripts/build/paths.ts';
import { writeHostileBrand } from './hostileBrands.ts';
import { HOSTILE_BRANDS } from './hostileList.ts';

/** Fills a folder with the project's brands and the hostile ones, and nothing else. */
export async function writeStoryBrands(brandsDir: string): Promise<void> {
  rmSync(brandsDir, { recursive: true, force: true });
  mkdirSync(brandsDir, { recursive: true });
  cpSync(join(ROOT, 'brands'), brandsDir, { recursive: true });
  for (const brand of HOSTILE_BRANDS) await writeHostileBrand(brandsDir, brand);
}
