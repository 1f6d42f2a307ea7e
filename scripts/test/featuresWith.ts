import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sourceFiles } from '#scripts/check/sources.ts';
import { ROOT } from '../setup/packages.mjs';

/** The files that import a file. */
export type Importers = ReadonlyMap<string, readonly string[]>;

/** Where every screen comes from, so that what it imports is in all of them. */
const EVERY_SCREEN = /^src\/(app|modules|platform)\//;
const FEATURE = /^src\/features\/([^/]+)\//;
const NOT_SHOWN = /\.(test|stories|fixture)\.tsx?$/;

/** A module that is imported or passed on, as the formatter leaves it: `from '…'`, `import '…'`, `import('…')`. */
const IMPORT = /\b(?:from|import)[ (]'([#.][^']+)'/g;

/** The project paths that a file imports. */
const importsOf = (file: string): string[] =>
  [...readFileSync(join(ROOT, file), 'utf8').matchAll(IMPORT)].map(([, path = '']) =>
    path.startsWith('#') ? path.slice(1) : join(dirname(file), path),
  );

/** The files of `src` that import each of its files; tests and stories are in no screen. */
export function importersInSrc(): Importers {
  const importers = new Map<string, string[]>();
  for (const file of sourceFiles(ROOT, 'src/*.ts', 'src/*.tsx')) {
    if (NOT_SHOWN.test(file)) continue;
    for (const imported of importsOf(file)) {
      importers.set(imported, [...(importers.get(imported) ?? []), file]);
    }
  }
  return importers;
}

/**
 * The features whose screens a file is in.
 * @returns undefined where it is in every screen, or nothing imports it
 */
export function featuresWith(file: string, importers: Importers): string[] | undefined {
  const features = new Set<string>();
  const seen = new Set([file]);
  for (const each of seen) {
    const feature = FEATURE.exec(each)?.[1];
    if (feature) features.add(feature);
    else if (EVERY_SCREEN.test(each)) return undefined;
    else for (const importer of importers.get(each) ?? []) seen.add(importer);
  }
  return features.size > 0 ? [...features].sort() : undefined;
}
