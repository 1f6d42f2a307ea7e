import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright';
import { createSandbox } from '#sandbox/createSandbox.ts';
import { serveSite } from '#sandbox/http/serveSite.ts';
import { readMerchants } from '#sandbox/readMerchants.ts';
import { CHROMIUM_FLAGS, findChromium } from '../setup/chromium.mjs';
import { ROOT } from '../setup/packages.mjs';
import { type Measured, measure } from './lighthouse.ts';

/** What a first visit to a lobby loads and how fast it is. Sizes are in bytes after gzip. */
export interface SiteFigures extends Measured {
  brand: string;
  scriptBytes: number;
  styleBytes: number;
  documentBytes: number;
  foreignRequests: number;
}

const RUNS = 3;

const gzipped = (body: string | Buffer): number => gzipSync(body, { level: 9 }).length;

/** Loads `url` afresh, touches nothing, and weighs what came. */
async function weigh(url: string) {
  const executablePath = findChromium();
  const browser = await chromium.launch({
    args: CHROMIUM_FLAGS,
    ...(executablePath && { executablePath }),
  });
  try {
    const page = await browser.newPage({ viewport: { width: 360, height: 640 } });
    const bodies: Promise<{ type: string; bytes: number; foreign: boolean }>[] = [];
    page.on('response', (response) => {
      const foreign = new URL(response.url()).origin !== new URL(url).origin;
      const type = response.request().resourceType();
      bodies.push(response.body().then((body) => ({ type, bytes: gzipped(body), foreign })));
    });
    await page.goto(url, { waitUntil: 'networkidle' });
    const inline = (await page.locator('style').allTextContents()).join('');
    const loaded = await Promise.all(bodies);
    const sum = (type: string) =>
      loaded.filter((each) => each.type === type).reduce((total, { bytes }) => total + bytes, 0);
    return {
      scriptBytes: sum('script'),
      styleBytes: sum('stylesheet') + gzipped(inline),
      documentBytes: sum('document'),
      foreignRequests: loaded.filter(({ foreign }) => foreign).length,
    };
  } finally {
    await browser.close();
  }
}

/** The lobby of every brand of the repository, as built in dist/, with the sandbox behind it. */
export async function benchSites(): Promise<SiteFigures[]> {
  const merchants = await readMerchants(join(ROOT, 'brands'));
  const sandbox = await createSandbox({ merchants });
  const figures: SiteFigures[] = [];
  try {
    for (const { merchantCode, brand } of merchants) {
      const siteDir = join(ROOT, 'dist', brand.id);
      const server = await serveSite(sandbox.app, { siteDir, merchantCode, port: 0 });
      const url = `${server.url}/`;
      figures.push({ brand: brand.id, ...(await weigh(url)), ...(await measure(url, RUNS)) });
      await server.close();
    }
  } finally {
    await sandbox.close();
  }
  return figures;
}
