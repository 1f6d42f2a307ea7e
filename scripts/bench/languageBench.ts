import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { filesOf } from '#scripts/brand/new/files.ts';
import { writeFolder } from '#scripts/brand/new/write.ts';
import { SOURCE, STANDARD, TAGS } from '#scripts/languages/languageFolders.ts';
import { runBuild } from '#scripts/pipeline/run/run.ts';
import { inTemporaryFolder } from './inTemporaryFolder.ts';

/** What languages cost a brand that offers them. */
export interface LanguageFigures {
  languages: number;
  /** By how much the first document of a visit grows from one language to all, in bytes after gzip. Its scripts and styles are the same. */
  firstLoadBytes: number;
  /** The build of a brand with all languages, drafts too, and that of one with those that brands offer by default, in milliseconds. */
  allMs: number;
  standardMs: number;
}

const BRANDS = {
  'bench-one': [SOURCE],
  'bench-standard': STANDARD,
  'bench-all': TAGS,
} as const satisfies Record<string, readonly string[]>;

/** Writes a brand as `npm run brand -- new` does. */
async function makeBrand(brandsDir: string, id: string, languages: readonly string[]) {
  const dir = join(brandsDir, id);
  const answers = {
    ...{
      id,
      name: 'Bench',
      merchantCode: id.toUpperCase().replaceAll('-', ''),
      primary: '#2b5fd9',
    },
    ...{ languages: [...languages], defaultLanguage: SOURCE, style: undefined, logo: undefined },
  };
  await writeFolder(dir, filesOf(answers, dir));
}

const gzipped = (file: string): number => gzipSync(readFileSync(file), { level: 9 }).length;

async function measure(folder: string): Promise<LanguageFigures> {
  const [brandsDir, outDir] = [join(folder, 'brands'), join(folder, 'sites')];
  for (const [id, languages] of Object.entries(BRANDS)) await makeBrand(brandsDir, id, languages);
  const times = new Map<string, number>();
  // The first run reads the code and encodes the pictures, which all three share; the second one is measured.
  for (const _ of ['first', 'second']) {
    for (const id of Object.keys(BRANDS)) {
      const options = { brandsDir, outDir, ids: [id], jobs: 1, force: true, drafts: true };
      const [built] = (await runBuild(options, { compiled: () => {}, brand: () => {} })).brands;
      if (built?.status !== 'built') throw new Error(`${id} was not built.`);
      times.set(id, built.ms);
    }
  }
  const documentOf = (id: keyof typeof BRANDS) => gzipped(join(outDir, id, 'index.html'));
  return {
    languages: TAGS.length,
    firstLoadBytes: documentOf('bench-all') - documentOf('bench-one'),
    allMs: times.get('bench-all') ?? Number.NaN,
    standardMs: times.get('bench-standard') ?? Number.NaN,
  };
}

/** Measures what languages cost, on brands of its own in a temporary folder. */
export async function benchLanguages(): Promise<LanguageFigures> {
  return inTemporaryFolder((folder) => measure(folder));
}
