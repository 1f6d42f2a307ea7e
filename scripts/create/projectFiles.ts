import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ROOT } from '#scripts/roots/roots.ts';
import { REQUIRED_MAJOR } from '../setup/node.mjs';

/** The files of an operator's repository, as Livery has them. npm leaves every `.gitignore` out of packages. */
const DELIVERED = {
  '.github/workflows/brands.yml': 'brands.yml',
  '.gitignore': 'gitignore',
  'README.md': 'README.md',
  'renovate.json': 'renovate.json',
};

/** A folder's name as npm allows it for a package. */
const packageName = (folder: string): string =>
  basename(folder)
    .toLowerCase()
    .replace(/[^a-z0-9-]+/g, '-')
    .replace(/^-+|-+$/g, '') || 'brands';

/** The files of an operator's repository besides its brands, by their paths. */
export function projectFiles(folder: string, livery: string): Map<string, string> {
  const manifest = {
    ...{ name: packageName(folder), private: true, type: 'module' },
    engines: { node: `>=${REQUIRED_MAJOR}` },
    scripts: { check: 'livery brand check', build: 'livery build --all' },
    dependencies: { livery },
  };
  return new Map([
    ['package.json', `${JSON.stringify(manifest, null, 2)}\n`],
    ...Object.entries(DELIVERED).map(([path, file]): [string, string] => [
      path,
      readFileSync(join(ROOT, 'deploy', 'operator', file), 'utf8'),
    ]),
  ]);
}
