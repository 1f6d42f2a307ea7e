/**
 * Pictures of ten pages of each brand in two builds side by side, on a phone and a desktop, in the first theme and language. `npm run brand --
 * check --against VERSION --pictures FOLDER` starts it. One platform stands behind both: this version's.
 *
 * node pair.ts --brands DIR --here DIR --there DIR --name VERSION --out DIR BRAND…
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { readMerchants } from '#sandbox/kernel/readMerchants.ts';
import { serveSite } from '#sandbox/site/serveSite.ts';
import type { ResolvedBrand } from '#src/brand/resolved.generated.ts';
import { CHROMIUM_FLAGS, findChromium } from '../../scripts/setup/chromium.mjs';
import { journeySandbox } from '../journeySandbox.ts';
import type { Site } from '../sites.ts';
import { pairSheet } from './pairSheet.ts';
import { type Shot, shotPlan } from './plan.ts';
import { takeAll } from './take.ts';

const SIDES = ['here', 'there'] as const;
/** The pages; those that a brand does not have are left out. */
const ROUTES = [
  ...['/', '/rng', '/live', '/login', '/register'],
  ...['/promotions', '/vip', '/help', '/deposit', '/transactions'],
];
const SIZES: readonly string[] = ['phone', 'desktop'];

const text = { type: 'string', default: '' } as const;
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { brands: text, here: text, there: text, name: text, out: text },
});

const merchants = await readMerchants(values.brands);
const brands = merchants
  .map(({ brand }) => brand)
  .filter(
    ({ id }, at, all) => positionals.includes(id) && all.findIndex((one) => one.id === id) === at,
  );
const { app, close } = await journeySandbox(brands);
const executablePath = findChromium();
const browser = await chromium.launch({
  args: CHROMIUM_FLAGS,
  ...(executablePath && { executablePath }),
});

function shotsOf(site: Site): Shot[] {
  const { languages, themes } = site.brand;
  return shotPlan(site, { language: languages.default, theme: themes.default }).filter(
    ({ row, size }) => ROUTES.includes(row.route) && SIZES.includes(size),
  );
}

/** Takes the pictures of one build of a brand into a folder. */
async function takeSide(brand: ResolvedBrand, dir: string, folder: string): Promise<Shot[]> {
  const served = await serveSite(app, { siteDir: dir, merchantCode: brand.merchantCode, port: 0 });
  const site = { brand, dir, port: served.port, origin: `http://localhost:${served.port}` };
  const shots = shotsOf(site);
  await takeAll(browser, site, shots, folder, { announced: false });
  await served.close();
  return shots;
}

for (const brand of brands) {
  const folder = join(values.out, brand.id);
  const taken: Shot[][] = [];
  for (const side of SIDES) {
    taken.push(await takeSide(brand, join(values[side], brand.id), join(folder, side)));
  }
  await writeFile(join(folder, 'index.html'), pairSheet(brand.name, values.name, taken[0] ?? []));
}
await browser.close();
await close();
