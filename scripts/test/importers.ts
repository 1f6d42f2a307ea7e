import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sourceFiles } from '#scripts/check/sources.ts';
import { ROOT } from '../setup/packages.mjs';

/** The files that import a file. */
export type Importers = ReadonlyMap<string, readonly string[]>;

/** Files in no site and no journey. */
export const ONLY_TESTED = /\.(test|stories|fixture)\.tsx?$/;

/** An imported or re-exported module, as the formatter writes it: `from '…'`, `import '…'`, `import('…')`, `new URL('./…')`. */
const IMPORT = /\b(?:from|import|URL)[ (]'([#.][^']+)'/g;

const { imports }: { imports: Record<string, string> } = JSON.parse(
  readFileSync(join(ROOT, 'package.json'), 'utf8'),
);

/** The names of folders in imports, as package.json maps them: `#src/` to `src/`. */
const NAMES = Object.entries(imports).map(([name, folder]): [string, string] => [
  name.replace('*', ''),
  folder.replace('./', '').replace('*', ''),
]);

/** The path of a module that is imported by the name of its folder. */
function named(path: string): string {
  const [name = '#', folder = ''] = NAMES.find(([start]) => path.startsWith(start)) ?? [];
  return folder + path.slice(name.length);
}

/** The project paths that a file imports. */
const importsOf = (file: string): string[] =>
  [...readFileSync(join(ROOT, file), 'utf8').matchAll(IMPORT)].map(([, path = '']) =>
    path.startsWith('#') ? named(path) : join(dirname(file), path),
  );

/** The files that import each file of the project; tests and stories are left out. */
export function readImporters(): Importers {
  const importers = new Map<string, string[]>();
  const code = ['src', 'e2e', 'sandbox', 'scripts'].flatMap((folder) =>
    ['ts', 'tsx', 'mjs'].map((ending) => `${folder}/*.${ending}`),
  );
  for (const file of sourceFiles(ROOT, ...code)) {
    if (ONLY_TESTED.test(file)) continue;
    for (const imported of importsOf(file)) {
      importers.set(imported, [...(importers.get(imported) ?? []), file]);
    }
  }
  return importers;
}
