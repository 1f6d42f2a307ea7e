import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A brand's id found in code, which must know no brand. */
export interface BrandNameFinding {
  file: string;
  line: number;
  brand: string;
}

/** The ids of all brands: the folders of `brands/`. */
function brandIds(root: string): string[] {
  return readdirSync(join(root, 'brands'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
}

/** Every line of the files that names a brand: differences are data, never code. */
export function checkBrandNames(root: string, files: readonly string[]): BrandNameFinding[] {
  const ids = brandIds(root);
  if (ids.length === 0) return [];
  const pattern = new RegExp(`(?<![a-z0-9])(${ids.join('|')})(?![a-z0-9])`, 'i');
  return files.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .flatMap((text, index) => {
        const brand = pattern.exec(text)?.[1];
        return brand === undefined ? [] : [{ file, line: index + 1, brand }];
      }),
  );
}
