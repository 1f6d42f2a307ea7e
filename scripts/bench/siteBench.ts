import { gzipSync } from 'node:zlib';
import type { Response } from '@playwright/test';
import type { Merchant } from '#sandbox/kernel/merchants.ts';
import { atRest, followRequests } from './atRest.ts';
import { type Measured, measure } from './lighthouse.ts';
import { openBrowser, PHONE, withSite } from './openSite.ts';
import type { PublicPage } from './publicPages.ts';

/** The load size and speed of a first visit to a page. Sizes are in bytes after gzip. */
export interface SiteFigures extends Measured {
  page: PublicPage;
  scriptBytes: number;
  styleBytes: number;
  foreignRequests: number;
}

const RUNS = 5;

const gzipped = (body: string | Buffer): number => gzipSync(body, { level: 9 }).length;

/** Loads `url` afresh, without input, and weighs it. */
async function weigh(url: string) {
  const browser = await openBrowser();
  try {
    const page = await browser.newPage({ viewport: PHONE });
    const responses: Response[] = [];
    page.on('response', (response) => responses.push(response));
    followRequests(page);
    await page.goto(url);
    await atRest(page);
    const inline = (await page.locator('style').allTextContents()).join('');
    const loaded = await Promise.all(
      responses.map(async (response) => ({
        type: response.request().resourceType(),
        bytes: gzipped(await response.body()),
        foreign: new URL(response.url()).origin !== new URL(url).origin,
      })),
    );
    const sum = (type: string) =>
      loaded.filter((each) => each.type === type).reduce((total, { bytes }) => total + bytes, 0);
    return {
      scriptBytes: sum('script'),
      styleBytes: sum('stylesheet') + gzipped(inline),
      foreignRequests: loaded.filter(({ foreign }) => foreign).length,
    };
  } finally {
    await browser.close();
  }
}

/** How pages are measured. */
interface SiteBenchOptions {
  /** How many runs of Lighthouse each; 5 if not given. */
  runs?: number | undefined;
  /** The folder of the built sites, if it is not dist/. */
  outDir?: string | undefined;
}

/**
 * Measures public pages of brands, as built, with the sandbox behind them.
 *
 * @param onPage receives the figures of each page once measured
 */
export async function benchSites(
  merchants: readonly Merchant[],
  pages: readonly PublicPage[],
  { runs = RUNS, outDir }: SiteBenchOptions,
  onPage: (figures: SiteFigures) => void,
): Promise<SiteFigures[]> {
  const figures: SiteFigures[] = [];
  for (const merchant of merchants) {
    const own = pages.filter(({ brand }) => brand === merchant.brand.id);
    if (own.length === 0) continue;
    const measureOwn = async (origin: string) => {
      for (const page of own) {
        const url = origin + page.path;
        const measured = { page, ...(await weigh(url)), ...(await measure(url, runs)) };
        onPage(measured);
        figures.push(measured);
      }
    };
    await withSite(merchant, measureOwn, outDir);
  }
  return figures;
}
