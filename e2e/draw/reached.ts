import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { changedFiles, screensAndSpecs } from '#scripts/test/changed.ts';
import { registry } from '#src/modules/registry.ts';
import { ROOT } from '../../scripts/setup/packages.mjs';

const FOLDER = join(ROOT, 'e2e');

/** Those that go to every screen there is. */
const EVERY_SCREEN = ['accessibility.spec.ts'];

/** The specs that name an address of a feature's screens, or its files; undefined where none can be told. */
function specsAbout(feature: string): string[] | undefined {
  const routes = registry
    .filter(({ screen }) => screen.startsWith(`${feature}/`))
    .map(({ route }) => route);
  if (routes.includes('/')) return undefined;
  const about = [`features/${feature}/`, ...routes];
  const found = readdirSync(FOLDER)
    .filter((file) => file.endsWith('.spec.ts'))
    .filter((file) => {
      const text = readFileSync(join(FOLDER, file), 'utf8');
      return about.some((each) => text.includes(each));
    });
  return found.length > 0 ? found : undefined;
}

/** Whether what has changed since `ref` can be seen on a screen; what no feature has is on all of them. */
export function screenReached(ref: string): (route: string) => boolean {
  const changed = screensAndSpecs(changedFiles(ref));
  if (!changed || EVERY_SCREEN.some((spec) => changed.specs.includes(spec))) return () => true;
  const routes = registry
    .filter(({ screen }) => changed.features.some((feature) => screen.startsWith(`${feature}/`)))
    .map(({ route }) => route);
  return (route) => routes.includes(route);
}

/** The specs that what has changed since `ref` can reach; undefined where that is all of them. */
export function reachedSpecs(ref: string): string[] | undefined {
  const changed = screensAndSpecs(changedFiles(ref));
  if (!changed) return undefined;
  const about = changed.features.map(specsAbout);
  if (about.includes(undefined)) return undefined;
  const everyScreen = changed.features.length > 0 ? EVERY_SCREEN : [];
  return [...new Set([...changed.specs, ...everyScreen, ...about.flatMap((each) => each ?? [])])];
}
