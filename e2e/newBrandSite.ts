import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { closeSeeded } from '#sandbox/seeds/seededMemory.fixture.ts';
import { serveSite } from '#sandbox/site/serveSite.ts';
import { run } from '#scripts/brand/cli.ts';
import { SOURCE, TAGS } from '#scripts/languages/languageFolders.ts';
import { readSite } from '#scripts/pipeline/brands.ts';
import { resolveBrand } from '#scripts/pipeline/resolve.ts';
import { runBuild } from '#scripts/pipeline/run/run.ts';
import { cacheRoot } from '#scripts/roots/roots.ts';
import { reseededSandbox } from './journeySandbox.ts';
import type { Site } from './sites.ts';

const SILENT = { compiled: () => undefined, brand: () => undefined };

/** The folder's name of the brand. */
const ID = 'every-language';

/** What the brand turns on besides, so that it has the screens of agents and the way in for trial accounts. */
const TURNED_ON = { modules: { agent: true }, flags: { AGENTPOLICY3: true, FREEPLAY3: true } };

/** Makes a brand as an operator does, in these languages. */
async function makeBrand(brandsDir: string, languages: readonly string[]): Promise<void> {
  const said: string[] = [];
  const say = (text: string) => said.push(text);
  const given = ['--languages', languages.join(), '--default-language', SOURCE];
  const exit = await run(['new', ID, '--yes', ...given, '--brands', brandsDir], {
    ...{ out: say, err: say, interactive: false, now: () => new Date() },
  });
  if (exit !== 0) throw new Error(`The new brand was not made: ${said.join('\n')}`);
  const file = join(brandsDir, ID, 'brand.json');
  const manifest: object = JSON.parse(await readFile(file, 'utf8'));
  await writeFile(file, JSON.stringify({ ...manifest, ...TURNED_ON }, null, 2));
}

/**
 * Makes a new brand in all languages, builds its site, and serves it with a platform of its own, whose players have a history.
 * @param name the name of its folder, unique to the worker
 */
export async function openNewBrand(
  name: string,
): Promise<{ site: Site; close: () => Promise<void> }> {
  const folder = join(cacheRoot(), 'test', 'sites', name);
  const brandsDir = join(folder, 'brands');
  const outDir = join(folder, 'dist');
  await rm(brandsDir, { recursive: true, force: true });
  await mkdir(brandsDir, { recursive: true });
  await makeBrand(brandsDir, TAGS);
  const jobs = availableParallelism();
  const { brands } = await runBuild({ brandsDir, outDir, ids: [ID], jobs, force: false }, SILENT);
  if (brands.some(({ status }) => status === 'failed')) {
    throw new Error(`The site of the new brand was not built: ${JSON.stringify(brands)}`);
  }
  const { manifest } = await readSite(brandsDir, ID);
  const brand = resolveBrand(manifest.value);
  const dir = join(outDir, ID);
  const sandbox = await reseededSandbox([brand]);
  const { merchantCode } = brand;
  const { port, url, close } = await serveSite(sandbox.app, {
    siteDir: dir,
    merchantCode,
    port: 0,
  });
  return {
    site: { brand, dir, port, origin: url },
    close: async () => {
      await close();
      await sandbox.close();
      await closeSeeded();
    },
  };
}
