/**
 * `npm run shots`: a picture of every screen of every brand, on a phone, a tablet and a desktop, in each theme and language, and a contact
 * sheet of each brand. The sites are those of `npm run build -- --all`, with a platform of their own.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Command } from 'commander';
import { chromium } from 'playwright';
import { serveSite } from '#sandbox/site/serveSite.ts';
import { CHROMIUM_FLAGS, findChromium } from '../../scripts/setup/chromium.mjs';
import { journeySandbox } from '../journeySandbox.ts';
import { SITES } from '../sites.ts';
import { contactSheet } from './contactSheet.ts';
import { type Choice, shotPlan } from './plan.ts';
import { takeAll } from './take.ts';

interface Flags extends Choice {
  brand?: string;
  out: string;
}

const flags = new Command('npm run shots --')
  .option('--brand <name>', 'one brand (all)')
  .option('--route <path>', 'one route (all)')
  .option('--language <tag>', 'one language (all)')
  .option('--theme <name>', 'one theme (all)')
  .option('--size <name>', 'phone, tablet or desktop (all)')
  .option('--out <folder>', 'where the pictures go', '.livery/shots')
  .allowExcessArguments(false)
  .parse()
  .opts<Flags>();

const sites = SITES.filter(({ brand }) => flags.brand === undefined || brand.id === flags.brand);
if (sites.length === 0) throw new Error(`There is no brand ${flags.brand}.`);
const { app, close } = await journeySandbox(sites.map(({ brand }) => brand));
const servers = await Promise.all(
  sites.map(({ dir, brand, port }) =>
    serveSite(app, { siteDir: dir, merchantCode: brand.merchantCode, port }),
  ),
);
const executablePath = findChromium();
const browser = await chromium.launch({
  args: CHROMIUM_FLAGS,
  ...(executablePath && { executablePath }),
});
for (const site of sites) {
  const shots = shotPlan(site, flags);
  const folder = join(flags.out, site.brand.id);
  await takeAll(browser, site, shots, folder);
  await writeFile(join(folder, 'index.html'), contactSheet(site.brand.name, shots));
  console.log(`${shots.length} pictures in ${folder}/index.html`);
}
await browser.close();
await Promise.all(servers.map((server) => server.close()));
await close();
