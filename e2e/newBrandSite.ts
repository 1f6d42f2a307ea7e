import { rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { serveSite } from '#sandbox/site/serveSite.ts';
import { filesOf } from '#scripts/brand/new/files.ts';
import { writeFolder } from '#scripts/brand/new/write.ts';
import { SOURCE } from '#scripts/languages/languageFolders.ts';
import { readSite } from '#scripts/pipeline/brands.ts';
import { resolveBrand } from '#scripts/pipeline/resolve.ts';
import { runBuild } from '#scripts/pipeline/run/run.ts';
import { cacheRoot } from '#scripts/roots/roots.ts';
import { journeySandbox } from './journeySandbox.ts';
import type { Site } from './sites.ts';

const ID = 'newcomer';

/** An open site, and how it ends. */
export interface OpenNewBrand {
  site: Site;
  close: () => Promise<void>;
}

/** Writes the folder of a brand as `npm run brand -- new` does, builds its site, and serves it with a platform of its own. */
export async function openNewBrand(name: string, tags: readonly string[]): Promise<OpenNewBrand> {
  const folder = join(cacheRoot(), 'test', 'sites', name);
  await rm(folder, { recursive: true, force: true });
  const [brandsDir, outDir] = [join(folder, 'brands'), join(folder, 'dist')];
  const dir = join(brandsDir, ID);
  const answers = {
    ...{ id: ID, name: 'Newcomer', merchantCode: 'NEWCOMER01', primary: '#2b5fd9' },
    ...{ languages: [...tags], defaultLanguage: SOURCE, style: undefined, logo: undefined },
  };
  await writeFolder(dir, filesOf(answers, dir));
  const options = { brandsDir, outDir, ids: [ID], jobs: availableParallelism(), force: false };
  const { brands } = await runBuild(
    { ...options, drafts: true },
    { compiled: () => undefined, brand: () => undefined },
  );
  if (brands[0]?.status !== 'built') {
    throw new Error(`The new brand was not built: ${JSON.stringify(brands)}`);
  }
  const { manifest } = await readSite(brandsDir, ID);
  const brand = resolveBrand(manifest.value);
  const sandbox = await journeySandbox([brand]);
  const siteDir = join(outDir, ID);
  const { merchantCode } = brand;
  const served = await serveSite(sandbox.app, { siteDir, merchantCode, port: 0 });
  const { port } = served;
  return {
    site: { brand, dir: siteDir, port, origin: `http://localhost:${port}` },
    close: async () => {
      await served.close();
      await sandbox.close();
    },
  };
}
