import { drawnOf, SEED } from '#scripts/test/draw.ts';

/** A journey as Playwright lists it. */
export interface Journey {
  project: string;
  file: string;
  /** Its title, after those of its groups. */
  titles: readonly string[];
}

/** What the variants of a journey differ in. */
interface Variants {
  brands: readonly string[];
  languages: readonly string[];
  /** Files whose journeys prove something else on a phone than on a desktop. */
  bothDevices: readonly string[];
  /** Whether a promise is due at all, by the file and what it says. */
  isDue: (file: string, promise: string) => boolean;
}

/** What a journey proves, whichever brand and language it is in: its titles without them. */
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

/** Those on the device of their file: it is drawn for all its journeys, so that they share a worker and its site. */
function onOneDevice(variants: readonly Journey[], file: string, seed: string): readonly Journey[] {
  const projects = [...new Set(variants.map(({ project }) => project))].sort();
  const [device] = drawnOf(`device of ${file}`, projects, seed);
  return variants.filter(({ project }) => project === device);
}

/**
 * One of the variants of every journey that is due: in a brand that has what it is about, in a language of that brand and, where nothing
 * depends on it, on one device. A journey that one brand or one device alone can do is always among them.
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
