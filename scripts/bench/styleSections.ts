import { join } from 'node:path';
import { readMerchants } from '#sandbox/kernel/readMerchants.ts';
import { filesOf } from '#scripts/brand/new/files.ts';
import { STYLE_NAMES } from '#scripts/brand/new/styles.ts';
import { writeFolder } from '#scripts/brand/new/write.ts';
import { SOURCE } from '#scripts/languages/languageFolders.ts';
import { runBuild } from '#scripts/pipeline/run/run.ts';
import { inTemporaryFolder } from './inTemporaryFolder.ts';
import type { Section } from './page.ts';
import { publicPages } from './publicPages.ts';
import { pageRow } from './rows.ts';
import { benchSites } from './siteBench.ts';
import { showPage } from './siteSections.ts';

/** Writes a brand of each style as `npm run brand -- new --style` does, and returns their ids. */
async function makeStyles(brandsDir: string): Promise<string[]> {
  for (const style of STYLE_NAMES) {
    const dir = join(brandsDir, style);
    const answers = {
      ...{ id: style, name: 'Bench', merchantCode: `BENCH${style.toUpperCase()}` },
      ...{ primary: '#2b5fd9', languages: [SOURCE], defaultLanguage: SOURCE },
      ...{ style, logo: undefined },
    };
    await writeFolder(dir, filesOf(answers, dir));
  }
  return [...STYLE_NAMES];
}

/** Measures the home page of a new brand of each style, on brands of its own in a temporary folder. */
export const styleSections = (runs?: number): Promise<Section[]> =>
  inTemporaryFolder(async (folder) => {
    const [brandsDir, outDir] = [join(folder, 'brands'), join(folder, 'sites')];
    const ids = await makeStyles(brandsDir);
    await runBuild(
      { brandsDir, outDir, ids, jobs: 1, force: false },
      { compiled: () => {}, brand: () => {} },
    );
    const merchants = await readMerchants(brandsDir);
    const brands = merchants.map(({ brand }) => brand);
    const pages = publicPages(brands).filter(({ route }) => route === '/');
    const figures = await benchSites(merchants, pages, { outDir, runs }, showPage);
    return [
      {
        title: 'New brands',
        text: 'The home page of a brand of each style, as `npm run brand -- new NAME --style STYLE` makes it, measured as public pages are.',
        rows: figures.map(pageRow),
      },
    ];
  });
