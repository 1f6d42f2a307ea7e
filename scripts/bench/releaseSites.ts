import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { seeded } from '#scripts/brand/new/seeded.ts';
import { RECORD } from '#scripts/pipeline/emit.ts';
import { sha256 } from '#scripts/pipeline/hash.ts';

/** How many files sites share, and how many each has of its own. */
const SHARED_FILES = 8;
const OWN_FILES = 2;
const LINES = 400;

/** Text that compresses about as well as code. */
function textOf(seed: string): string {
  const random = seeded(seed);
  const word = () => Math.floor(random.between(0, 1e6)).toString(36);
  return Array.from({ length: LINES }, () => `export const ${word()} = "${word()} ${seed}";`).join(
    '\n',
  );
}

const SHARED = Object.fromEntries(
  Array.from({ length: SHARED_FILES }, (_, at) => [`assets/chunk-${at}.js`, textOf(`chunk ${at}`)]),
);

const HEADERS = "/*\n  Content-Security-Policy: default-src 'none'\n";

/** The files of a site: those of the compiled app, and documents of its own. */
const filesOf = (id: string, build: number): Record<string, string> => ({
  ...SHARED,
  ...Object.fromEntries(
    Array.from({ length: OWN_FILES }, (_, at) => [
      at === 0 ? 'index.html' : `page-${at}.html`,
      textOf(`${id} ${build} ${at}`),
    ]),
  ),
  _headers: HEADERS,
});

/** What a generated site weighs in bytes, and the hashes of the files that no other site has. */
export interface SiteWeight {
  bytes: number;
  own: string[];
}

/** Writes a built site and the folder of its brand. */
export async function writeReleaseSite(
  { brandsDir, outDir }: { brandsDir: string; outDir: string },
  id: string,
  build: number,
): Promise<SiteWeight> {
  const folder = join(outDir, id);
  const files: { path: string; size: number; sha256: string }[] = [];
  const weight: SiteWeight = { bytes: 0, own: [] };
  for (const [path, text] of Object.entries(filesOf(id, build))) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
    const size = Buffer.byteLength(text);
    const hash = sha256(text);
    files.push({ path, size, sha256: hash });
    weight.bytes += size;
    if (path.endsWith('.html')) weight.own.push(hash);
  }
  const record = JSON.stringify({
    ...{ brand: id, domains: [`${id}.example`], inputs: String(build), files },
  });
  await writeFile(join(folder, RECORD), record);
  // The record of a site is its own too, and no other has it.
  weight.bytes += Buffer.byteLength(record);
  weight.own.push(sha256(record));
  await mkdir(join(brandsDir, id), { recursive: true });
  await writeFile(join(brandsDir, id, 'brand.json'), JSON.stringify({ id }));
  return weight;
}
