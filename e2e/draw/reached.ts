import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourceFiles } from '#scripts/check/sources.ts';
import { changedFiles, screensAndSpecs } from '#scripts/test/changed.ts';
import { readImporters } from '#scripts/test/importers.ts';
import { reachOf } from '#scripts/test/reachOf.ts';
import { registry } from '#src/modules/registry.ts';
import { ROOT } from '../../scripts/setup/packages.mjs';

const importers = readImporters();

/** The routes of a feature's screens. */
const routesOf = (feature: string): string[] =>
  registry.filter(({ screen }) => screen.startsWith(`${feature}/`)).map(({ route }) => route);

/** Whether a source contains a route, and not only a longer one. */
const names = (code: string, route: string): boolean =>
  new RegExp(`(?<![\\w/-])${route}(?![\\w/-])`).test(code);

/** The specs that are or import a file of `e2e/`. */
const specsWith = (file: string): string[] => [...(reachOf(file, importers, true)?.specs ?? [])];

/** The specs that visit every screen, and skip the ones that a change does not reach. */
const everyScreen = (): string[] =>
  (importers.get('e2e/draw/reached.ts') ?? []).flatMap((file) => specsWith(file));

/**
 * The specs that name an address of a feature's screens, themselves or by what they import, or that import its files; undefined where
 * none can be told. A spec with the name of a feature is about it.
 */
function specsAbout(feature: string): string[] | undefined {
  const routes = routesOf(feature);
  if (routes.includes('/')) return undefined;
  const naming = sourceFiles(ROOT, 'e2e/*.ts').filter((file) => {
    const code = readFileSync(join(ROOT, file), 'utf8');
    return routes.some((route) => names(code, route));
  });
  const importing = [...importers]
    .filter(([file]) => file.startsWith(`src/features/${feature}/`))
    .flatMap(([, from]) => from.filter((file) => file.endsWith('.spec.ts')));
  const own = [`e2e/${feature}.spec.ts`].filter((file) => existsSync(join(ROOT, file)));
  const found = [...own, ...naming, ...importing].flatMap(specsWith);
  return found.length + routes.length > 0 ? found : undefined;
}

/** Whether what has changed since `ref` can be seen on a screen; what no feature has is on all of them. */
export function screenReached(ref: string): (route: string) => boolean {
  const changed = screensAndSpecs(changedFiles(ref), importers);
  if (!changed || everyScreen().some((spec) => changed.specs.includes(spec))) return () => true;
  const routes = changed.features.flatMap(routesOf);
  return (route) => routes.includes(route);
}

/** The specs that a change of files can reach; undefined where that is all of them. */
export function specsReached(files: readonly string[]): string[] | undefined {
  const changed = screensAndSpecs(files, importers);
  if (!changed) return undefined;
  const about = changed.features.map(specsAbout);
  if (about.includes(undefined)) return undefined;
  const all = changed.features.length > 0 ? everyScreen() : [];
  return [...new Set([...changed.specs, ...all, ...about.flatMap((each) => each ?? [])])].sort();
}

/** The specs that what has changed since `ref` can reach; undefined where that is all of them. */
export const reachedSpecs = (ref: string): string[] | undefined => specsReached(changedFiles(ref));
