import type { Importers } from './importers.ts';

/** The features whose screens a file is in, and the specs that import it. */
export interface Reach {
  features: ReadonlySet<string>;
  specs: ReadonlySet<string>;
}

/** The origin of every screen, whose imports are in all of them. */
const EVERY_SCREEN = /^src\/(app|modules|platform)\//;
const FEATURE = /^src\/features\/([^/]+)\//;
/** The messages of a namespace, which are a feature's if it has that name. */
const MESSAGES = /^languages\/[^/]+\/([^/]+)\.json$/;
const SPEC = /^e2e\/([^/]+\.spec\.ts)$/;

/** The code of sites, the platform behind them and journeys; a file there without importers is an entry of them all. */
const MADE_OF = /^(src|sandbox|e2e|brands|languages|schemas|tokens|scripts\/(pipeline|setup))\//;

/** Code that selects journeys or takes pictures of sites, and is in no journey. */
const BESIDE = /^(e2e\/(run\.ts$|draw\/|shots\/)|scripts\/test\/)/;

/**
 * Follows the imports of a file up to features and specs.
 * @returns undefined if it is in every screen, or in the shared ground of every journey
 */
export function reachOf(file: string, importers: Importers, exists: boolean): Reach | undefined {
  const features = new Set<string>();
  const specs = new Set<string>();
  const seen = new Set([file]);
  const isFeature = (name: string) =>
    [...importers.keys()].some((path) => path.startsWith(`src/features/${name}/`));
  for (const each of seen) {
    const namespace = MESSAGES.exec(each)?.[1];
    const worded = namespace !== undefined && isFeature(namespace) ? namespace : undefined;
    const feature = FEATURE.exec(each)?.[1] ?? worded;
    const spec = SPEC.exec(each)?.[1];
    const from = (importers.get(each) ?? []).filter((importer) => !BESIDE.test(importer));
    if (EVERY_SCREEN.test(each) || (namespace && !worded)) return undefined;
    if (feature) {
      features.add(feature);
      // Other code imports a feature only through the registry.
      for (const importer of from) if (importer.startsWith('e2e/')) seen.add(importer);
    } else if (spec) {
      if (each !== file || exists) specs.add(spec);
    } else if (from.length > 0) for (const importer of from) seen.add(importer);
    else if (MADE_OF.test(each) && !BESIDE.test(each) && (each !== file || exists)) {
      return undefined;
    }
  }
  return { features, specs };
}
