import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { TAGS } from '#scripts/languages/languageFolders.ts';
import { readSite } from '#scripts/pipeline/brands.ts';
import type { Composition } from '#scripts/pipeline/randomCompositions.fixture.ts';
import { withTokens } from '#scripts/pipeline/randomLooks.fixture.ts';
import { resolveBrand } from '#scripts/pipeline/resolve.ts';
import { runBuild } from '#scripts/pipeline/run/run.ts';
import { cacheRoot, ROOT } from '#scripts/roots/roots.ts';
import type { BrandManifest } from '#src/brand/manifest.ts';
import type { Site } from './sites.ts';

const SILENT = { compiled: () => undefined, brand: () => undefined };

/** What a site has besides its manifest, or instead of the brand's own. */
type Beside = Partial<Pick<Composition, 'files' | 'tokens'>>;

/** Overrides files and tokens in a brand's folder. */
async function layBeside(folder: string, { files = {}, tokens }: Beside): Promise<void> {
  for (const [path, content] of Object.entries(files)) {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    await (content === null ? rm(file) : writeFile(file, content));
  }
  for (const [theme, over] of Object.entries(tokens ?? {})) {
    const file = join(folder, 'tokens', `${theme}.json`);
    const own: unknown = JSON.parse(await readFile(file, 'utf8'));
    await writeFile(file, JSON.stringify(withTokens(own, over), null, 2));
  }
}

/** Overrides parts of the manifest in a brand's folder. */
async function lay(folder: string, over: Partial<BrandManifest>): Promise<void> {
  const file = join(folder, 'brand.json');
  const manifest: Partial<BrandManifest> = JSON.parse(await readFile(file, 'utf8'));
  // The files of the brand's own pages stay, and so do their entries.
  const pages = { ...manifest.pages, ...over.pages };
  await writeFile(file, JSON.stringify({ ...manifest, ...over, pages }, null, 2));
}

/** Removes the messages and pages in languages that the brand no longer offers. */
async function dropLanguages(folder: string, offered: readonly string[]): Promise<void> {
  const gone = TAGS.filter((tag) => !offered.includes(tag));
  for (const kind of ['locales', 'pages']) {
    const files = await readdir(join(folder, kind)).catch(() => []);
    const unused = files.filter((file) => gone.some((tag) => `.${file}`.includes(`.${tag}.`)));
    for (const file of unused) await rm(join(folder, kind, file));
  }
}

/**
 * Builds the site of a brand with an overridden manifest, as an operator would, or that of one of its further markets. Its folder has the
 * given name, which must be unique to the worker.
 */
export async function derivedSite(
  { brand, ...site }: Site,
  name: string,
  over: Partial<BrandManifest>,
  { market, ...beside }: { market?: string | undefined } & Beside = {},
): Promise<Site> {
  const { id } = brand;
  const siteId = market === undefined ? id : `${id}.${market}`;
  const folder = join(cacheRoot(), 'test', 'sites', name);
  const brandsDir = join(folder, 'brands');
  await rm(brandsDir, { recursive: true, force: true });
  await cp(join(ROOT, 'brands', id), join(brandsDir, id), { recursive: true });
  await lay(join(brandsDir, id), over);
  await layBeside(join(brandsDir, id), beside);
  if (over.languages?.supported) {
    await dropLanguages(join(brandsDir, id), over.languages.supported);
  }
  const outDir = join(folder, 'dist');
  const options = { brandsDir, outDir, ids: [siteId], jobs: availableParallelism(), force: false };
  const { brands } = await runBuild(options, SILENT);
  if (brands.some(({ status }) => status === 'failed')) {
    throw new Error(`The site ${name} was not built: ${JSON.stringify(brands)}`);
  }
  const { manifest } = await readSite(brandsDir, siteId);
  return { ...site, brand: resolveBrand(manifest.value), dir: join(outDir, siteId) };
}
