import { drawnOf, SEED } from '#scripts/test/draw.ts';

/** A journey as Playwright lists it. */
export interface Journey {
  project: string;
  file: string;
  /** The titles of its groups and its own, from the outermost. */
  titles: readonly string[];
}

/** What distinguishes the variants of a journey. */
interface Variants {
  brands: readonly string[];
  languages: readonly string[];
  /** The files whose journeys differ on a phone and a desktop. */
  bothDevices: readonly string[];
  /** Whether a promise is due at all, by its file and text. */
  isDue: (file: string, promise: string) => boolean;
}

/** The promise of a journey: its titles without brand and language. */
function promiseOf(
  { titles }: Journey,
  { brands, languages }: Pick<Variants, 'brands' | 'languages'>,
): string {
  const brand = new RegExp(`^(${brands.join('|')}): `);
  const language = new RegExp(`,? in (${languages.join('|')})\\b`);
  return titles
    .map((title) => (brand.test(title) ? title.replace(brand, '').replace(language, '') : title))
    .join(' › ');
}

/** The variants on the device that is drawn for their file, so that its journeys share a worker and its site. */
function onOneDevice(variants: readonly Journey[], file: string, seed: string): readonly Journey[] {
  const projects = [...new Set(variants.map(({ project }) => project))].sort();
  const [device] = drawnOf(`device of ${file}`, projects, seed);
  return variants.filter(({ project }) => project === device);
}

/**
 * Draws one variant of every journey that is due: a brand that has the feature, a language of that brand and, if nothing depends on it, one
 * device. A journey that is possible in only one brand or on one device is always included.
 */
export function drawJourneys(
  all: readonly Journey[],
  variants: Variants,
  seed: string = SEED,
): Journey[] {
  const groups = new Map<string, Journey[]>();
  for (const journey of all) {
    const { file, project } = journey;
    const device = variants.bothDevices.includes(file) ? project : '';
    const promise = promiseOf(journey, variants);
    if (!variants.isDue(file, promise)) continue;
    const key = `${file} ${device} ${promise}`;
    groups.set(key, [...(groups.get(key) ?? []), journey]);
  }
  return [...groups].flatMap(([key, group]) => {
    const [{ file } = { file: '' }] = group;
    return drawnOf(key, onOneDevice(group, file, seed), seed);
  });
}
