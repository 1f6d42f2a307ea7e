import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import schema from '#schemas/brand.schema.json' with { type: 'json' };
import { filesOf } from '#scripts/brand/new/files.ts';
import { type Seeded, seeded } from '#scripts/brand/new/seeded.ts';
import { writeFolder } from '#scripts/brand/new/write.ts';

const SWITCHES = Object.keys(schema.properties.modules.properties);
const CATEGORIES = schema.properties.categories.items.enum;
const LANGUAGES: [string[], ...string[][]] = [['en', 'bn'], ['bn', 'en'], ['en'], ['bn']];

const colour = (random: Seeded): string => {
  const part = () => Math.floor(random.between(0, 256)).toString(16).padStart(2, '0');
  return `#${part()}${part()}${part()}`;
};

/** Modules and categories as an operator would choose them: some off, in another order. */
function choices(random: Seeded): object {
  const modules = SWITCHES.map((name) => [name, random.between(0, 1) < 0.7]);
  // The banners of a new brand link to its slots.
  const kept = CATEGORIES.filter((name) => name === 'RNG' || random.between(0, 1) < 0.8);
  const from = Math.floor(random.between(0, kept.length));
  const categories = [...kept.slice(from), ...kept.slice(0, from)];
  return { modules: Object.fromEntries(modules), categories };
}

/** The id of a brand of the bench. */
export const brandId = (place: number): string => `bench-${String(place).padStart(4, '0')}`;

/**
 * Writes the brands of a bench from number `first` on, each as `npm run brand -- new` writes it, with chosen modules: the same number
 * always gives the same brand.
 */
export async function makeBrands(brandsDir: string, first: number, count: number): Promise<void> {
  for (let place = first; place < first + count; place += 1) {
    const id = brandId(place);
    const random = seeded(id);
    const languages = random.pick(LANGUAGES);
    const dir = join(brandsDir, id);
    const answers = {
      id,
      name: `Bench ${place}`,
      merchantCode: `BENCH${String(place).padStart(5, '0')}`,
      primary: colour(random),
      languages,
      defaultLanguage: languages[0] ?? 'en',
      style: undefined,
      logo: undefined,
    };
    const files = filesOf(answers, dir);
    const manifest: object = JSON.parse(files.get('brand.json') ?? '{}');
    const chosen = { ...manifest, ...choices(random) };
    files.set('brand.json', `${JSON.stringify(chosen, null, 2)}\n`);
    await writeFolder(dir, files);
  }
}

/** Changes one brand as an operator would: its name. */
export async function touch(brandsDir: string, id: string): Promise<void> {
  const file = join(brandsDir, id, 'brand.json');
  const manifest: object = JSON.parse(await readFile(file, 'utf8'));
  await writeFile(file, `${JSON.stringify({ ...manifest, name: 'Touched' }, null, 2)}\n`);
}
